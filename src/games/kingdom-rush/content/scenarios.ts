/** 7.8: every set-up. */
import type { ScenarioId } from '../types/index.js';
import type { Scenario } from './scenario.js';
import { earlyScenarios } from './scenarios-early.js';
import { lateScenarios } from './scenarios-late.js';
import { middleScenarios } from './scenarios-middle.js';

export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  ...earlyScenarios,
  ...middleScenarios,
  ...lateScenarios,
};
