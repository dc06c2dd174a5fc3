// Loaded before the painter: whatever asks for node-canvas gets @napi-rs/canvas in its node-canvas dress.
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';

const peers = createRequire(new URL('../peers/package.json', import.meta.url));
const { href } = pathToFileURL(peers.resolve('@napi-rs/canvas/node-canvas.js'));
const hook = `export const resolve = (name, context, next) =>
  name === 'canvas' ? { url: ${JSON.stringify(href)}, format: 'commonjs', shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

// node-canvas's older name for the same thing.
const { CanvasRenderingContext2D } = peers('@napi-rs/canvas/node-canvas.js');
Object.defineProperty(CanvasRenderingContext2D.prototype, 'currentTransform', {
  get() {
    return this.getTransform();
  },
});
