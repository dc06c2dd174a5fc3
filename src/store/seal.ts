/** Seals what nobody at the table may read yet: games in progress that leave as save files. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { RedisClient } from './connect.js';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

/** One key for all processes, made by whichever needs it first. */
async function keyAt(redis: RedisClient, name: string): Promise<Buffer> {
  await redis.set(name, randomBytes(keyBytes).toString('base64'), 'NX');
  const key = await redis.get(name);
  if (key === null) throw new Error('the key for save files cannot be kept');
  return Buffer.from(key, 'base64');
}

export async function seal(redis: RedisClient, name: string, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyAt(redis, name), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** The text; undefined where the seal is another's or was broken. */
export async function unseal(redis: RedisClient, name: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const key = await keyAt(redis, name);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
