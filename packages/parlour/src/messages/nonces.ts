/** Sends a message once, however often it is asked for with the same nonce. */
import type { StoredMessage } from '../world/types.js';

const REMEMBERED_MS = 5 * 60 * 1000;

export class Nonces {
  private readonly sent = new Map<string, { at: number; message: Promise<StoredMessage> }>();

  /** A message that failed may be tried again. */
  async once(nonce: string, send: () => Promise<StoredMessage>): Promise<StoredMessage> {
    this.forgetOld();
    const before = this.sent.get(nonce);
    if (before) return before.message;
    const message = send();
    this.sent.set(nonce, { at: Date.now(), message });
    try {
      return await message;
    } catch (error) {
      this.sent.delete(nonce);
      throw error;
    }
  }

  /** As after a few minutes. */
  forget(): void {
    this.sent.clear();
  }

  private forgetOld(): void {
    for (const [nonce, { at }] of this.sent) if (Date.now() - at > REMEMBERED_MS) this.sent.delete(nonce);
  }
}
