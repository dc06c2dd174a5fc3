import { defenders } from '../../../src/games/defenders/index.js';
import { anyGame } from '../../../src/kernel/index.js';
import { playedBefore } from '../../support/played-before/suite.js';

playedBefore(anyGame(defenders), import.meta.dirname, []);
