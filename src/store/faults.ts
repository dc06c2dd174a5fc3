/** Which of Redis's errors mean that it is away, and not that we asked something wrong. */
import { StorageAway } from '../table/ports.js';

const awayReplies = [
  ...['LOADING', 'READONLY', 'CLUSTERDOWN', 'MASTERDOWN', 'TRYAGAIN', 'OOM', 'MISCONF', 'NOREPLICAS'],
  // Another Redis has taken its place, or it is held up.
  ...['MOVED', 'ASK', 'NOAUTH', 'BUSY'],
];
/** Redis 6 words what stopped a script around the code. */
const awayReply = new RegExp(`(?:^|: -)(?:${awayReplies.join('|')}) `);

/** Never sent, or answered with a refusal: nothing can have come of it. Else only the reply is known to be missing. */
function isUnsure(error: Error): boolean {
  return error.name !== 'ReplyError' && !error.message.startsWith("Stream isn't writeable");
}

function isAway(error: Error): boolean {
  if (error.name !== 'ReplyError') return true;
  return awayReply.test(error.message);
}

/** Runs a piece of work on Redis; throws StorageAway where Redis cannot be reached. */
export async function fromRedis<R>(work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && isAway(error)) {
      throw new StorageAway(error.message, { cause: error, isUnsure: isUnsure(error) });
    }
    throw error;
  }
}
