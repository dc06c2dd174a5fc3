/**
 * How V8 runs the drawing: a picture calls thousands of functions a few times each, and optimising them took a seventh of a
 * process's time for hundreds of pictures, without drawing any quicker afterwards. What is hot indeed still is optimised.
 */
import { setFlagsFromString } from 'node:v8';
import { flagsFor } from './v8-flags.js';

for (const flag of flagsFor(process.versions.v8)) setFlagsFromString(flag);
