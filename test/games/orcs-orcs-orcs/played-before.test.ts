import { orcsOrcsOrcs } from '../../../src/games/orcs-orcs-orcs/index.js';
import { anyGame } from '../../../src/kernel/index.js';
import { playedBefore } from '../../support/played-before/suite.js';

playedBefore(anyGame(orcsOrcsOrcs), import.meta.dirname, []);
