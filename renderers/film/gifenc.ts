/** gifenc, whichever way it was loaded: Node finds everything under `default`, test runners the names beside it. */
import * as loaded from 'gifenc';

export const gifenc: typeof loaded.default =
  'quantize' in loaded ? (loaded as unknown as typeof loaded.default) : loaded.default;
