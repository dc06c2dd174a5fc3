/**
 * How V8 runs the drawing: a picture calls thousands of functions a few times each, and optimising them took a seventh of a
 * process's time for hundreds of pictures, without drawing any quicker afterwards. What is hot indeed still is optimised.
 */
import { setFlagsFromString } from 'node:v8';

/** Machine code at once, straight from the bytecode. */
setFlagsFromString('--always-sparkplug');
/** Fifteen times as much work as usual before a function counts as hot. */
setFlagsFromString('--interrupt-budget=1000000');
