/** The names of everything in Redis. What is written together shares a hash tag, so that a Redis Cluster can hold it. */
export type Keys = ReturnType<typeof keysUnder>;

export function keysUnder(prefix: string) {
  const table = (id: string, part: string): string => `${prefix}:{t:${id}}:${part}`;
  const guild = (id: string, part: string): string => `${prefix}:{g:${id}}:${part}`;
  const night = (id: string, part: string): string => `${prefix}:{n:${id}}:${part}`;
  return {
    /** A hash: rev, meta and match. */
    state: (id: string) => table(id, 'state'),
    history: (id: string) => table(id, 'history'),
    outbox: (id: string) => table(id, 'outbox'),
    checkpoints: (id: string) => table(id, 'checkpoints'),
    /** The older part of the history. */
    folded: (id: string) => table(id, 'folded'),
    /** All of that but the meta, of a table that rests. */
    packed: (id: string) => table(id, 'packed'),
    seen: (id: string, interaction: string) => table(id, `seen:${interaction}`),
    /** What the channel was last shown. */
    posted: (id: string) => table(id, 'posted'),
    /** Held by whoever posts for the table. */
    posting: (id: string) => table(id, 'posting'),
    /** A state that could not be read, as it was found. */
    quarantine: (id: string) => table(id, 'quarantine'),
    /** A half-made choice, by table, person and what it says. */
    draft: (key: string) => `${prefix}:draft:${key}`,
    /** The table that one of its own keys, or a draft at it, names. */
    tableIn: (key: string) => /:\{t:([^}]+)\}:/.exec(key)?.[1] ?? /:draft:([^:]+):/.exec(key)?.[1],
    /** The night that a key of its own names. */
    nightIn: (key: string) => /:\{n:([^}]+)\}:/.exec(key)?.[1],
    everything: `${prefix}:*`,
    channel: (id: string) => `${prefix}:c:${id}`,
    /** Tables at which something happened since somebody last looked, by when. */
    stirred: `${prefix}:stirred`,
    /** The tables to look after, by when to look next. */
    live: `${prefix}:live`,
    /** When somebody last looked after the tables. */
    pulse: `${prefix}:pulse`,
    /** Written by whoever is asked whether all is well. */
    health: `${prefix}:health`,
    /** The key with which save files are sealed. */
    seal: `${prefix}:seal`,
    /** Guilds whose data will be deleted, by when. */
    forgetting: `${prefix}:forgetting`,
    settings: (id: string) => guild(id, 'settings'),
    /** Who asked for that. */
    going: (id: string) => guild(id, 'going'),
    records: (id: string) => guild(id, 'records'),
    /** Every guild that keeps records. */
    recordGuilds: `${prefix}:record-guilds`,
    /** People who are shown in no table of records. */
    hiddenPeople: `${prefix}:hidden-people`,
    /** The tables that somebody watches. */
    follows: (person: string) => `${prefix}:follows:${person}`,
    /** What those who watch have guessed, by fight and person. */
    guesses: (id: string) => table(id, 'guesses'),
    /** The tables at which somebody has guessed. */
    guessed: (person: string) => `${prefix}:guessed:${person}`,
    /** How somebody wants to be called. */
    pingWish: (person: string) => `${prefix}:ping-wish:${person}`,
    guildTables: (id: string) => guild(id, 'tables'),
    guildNights: (id: string) => guild(id, 'nights'),
    /** A night as JSON, and the count of its changes. */
    night: (id: string) => night(id, 'state'),
    /** Held by whoever posts for the night. */
    nightPosting: (id: string) => night(id, 'posting'),
    /** The night that a table belongs to. */
    tableNight: (id: string) => table(id, 'night'),
    /** Nights by when they next have something to do. */
    nightsDue: `${prefix}:nights-due`,
  };
}
