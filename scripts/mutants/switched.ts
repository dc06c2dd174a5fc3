/** A file with all of its changes in it, each behind a question: `$m(7) ? changed : as it is`. */
import ts from 'typescript';
import { type Change, type Mutant, changeOf, isBeside, parsed } from './places.js';

/** The node's text with the change in it. */
function changed(node: ts.Node, { at, text }: Change): string {
  const start = node.getStart();
  const source = node.getText();
  return source.slice(0, at.getStart() - start) + text + source.slice(at.getEnd() - start);
}

function isName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

export function switchedOver(file: string, mutants: readonly Mutant[]): string {
  const source = parsed(file);
  const byPlace = new Map(mutants.map((mutant) => [`${mutant.from}-${mutant.to}`, mutant.id]));

  /** The node as it is, with the changes of everything below it. */
  function within(node: ts.Node): string {
    let text = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      const start = child.getStart();
      text += source.text.slice(at, start) + written(child);
      at = child.getEnd();
    });
    return text + source.text.slice(at, node.getEnd());
  }

  function written(node: ts.Node): string {
    if (isBeside(node)) return node.getText();
    const change = changeOf(node);
    const id = change && byPlace.get(`${change.at.getStart()}-${change.at.getEnd()}`);
    if (!change || id === undefined) return within(node);
    if (ts.isPropertyAccessExpression(node)) {
      const mark = node.questionDotToken ? '?.' : '';
      return `${written(node.expression)}${mark}[$m(${id}) ? '${change.text}' : '${node.name.text}']`;
    }
    const either = `($m(${id}) ? (${changed(node, change)}) : (${within(node)}))`;
    return isName(node) ? `[${either}]` : either;
  }
  return within(source);
}
