/** Ids as Discord makes them: the time in the upper bits, a counter below, always growing. */
const DISCORD_EPOCH = 1_420_070_400_000n;
const COUNTER_BITS = 22n;

export type Snowflakes = {
  next(): string;
  /** Never hands out an id at or below this one: for histories read back from a file. */
  startAfter(id: string): void;
};

export function createSnowflakes(): Snowflakes {
  let last = 0n;
  return {
    next() {
      const fresh = (BigInt(Date.now()) - DISCORD_EPOCH) << COUNTER_BITS;
      last = fresh > last ? fresh : last + 1n;
      return last.toString();
    },
    startAfter(id) {
      const given = BigInt(id);
      if (given > last) last = given;
    },
  };
}

/** Ids sort by their number, so by time. */
export function compareIds(a: string, b: string): number {
  return a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
}

/** Which shard of so many a guild belongs to. */
export function shardOf(guildId: string, shards: number): number {
  return Number((BigInt(guildId) >> COUNTER_BITS) % BigInt(shards));
}
