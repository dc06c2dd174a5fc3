/** A game's lesson played through, stage by stage, and what each stage says to an answer. */
import {
  type Answer,
  type Args,
  type GameDef,
  type GameTypes,
  type LessonStage,
  type Match,
  type Seat,
  answer,
} from '../../src/kernel/index.js';

type PlayedStage<T extends GameTypes> = { stage: LessonStage<T>; before: Match<T>; after: Match<T> };

export function playLesson<T extends GameTypes>(game: GameDef<T>) {
  const { lesson } = game;
  if (!lesson) throw new Error(`${game.id} has no lesson`);
  const { seat: learner, stages } = lesson;

  function play(match: Match<T>, seat: Seat, { action, args }: Answer<T>): Match<T> {
    const result = answer(game, match, { seat, action, args: args as Args });
    if (!result.ok) throw new Error(`${action} ${JSON.stringify(args)} was refused: ${JSON.stringify(result)}`);
    return result.match;
  }

  let match: Match<T> | undefined;
  const played = stages.map((stage): PlayedStage<T> => {
    const before = stage.position?.() ?? match;
    if (!before) throw new Error('the first stage has a position');
    match = play(before, learner, stage.right);
    for (const { seat, answer: given } of stage.then ?? []) match = play(match, seat, given);
    return { stage, before, after: match };
  });

  return {
    learner,
    stages,
    played,
    play,
    at(id: string): PlayedStage<T> {
      const found = played.find(({ stage }) => stage.id === id);
      if (!found) throw new Error(`no stage ${id}`);
      return found;
    },
    /** What the stage would say to an answer. */
    saidTo(stage: LessonStage<T>, before: Match<T>, given: Answer<T>): string | undefined {
      const view = game.view(before, learner);
      const same =
        JSON.stringify([given.action, given.args]) === JSON.stringify([stage.right.action, stage.right.args]);
      return same || stage.isRight?.(given, view) ? 'right' : stage.wrong?.(given, view);
    },
  };
}
