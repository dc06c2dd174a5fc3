/** Discord's rules for a form and for the choices of an autocomplete. */
import { ComponentType as Type } from 'discord-api-types/v10';
import { walk } from '../messages/walk.js';
import { SELECTS, checkSelect, checkSelectOptions, checkUnique } from './components.js';
import {
  Findings,
  checkLength,
  checkOneOf,
  checkText,
  checkWhole,
  isRecord,
  listOf,
  type Loose,
  type Path,
} from './findings.js';

const MAX_FIELDS = 5;
const MAX_CHOICES = 25;
const IN_LABEL: readonly number[] = [
  Type.TextInput,
  ...SELECTS,
  Type.FileUpload,
  Type.RadioGroup,
  Type.CheckboxGroup,
  Type.Checkbox,
];

export function checkModal(data: unknown): void {
  const findings = new Findings();
  const modal = isRecord(data) ? data : {};
  checkText(findings, ['data', 'custom_id'], modal['custom_id'], { min: 1, max: 100, required: true });
  checkText(findings, ['data', 'title'], modal['title'], { min: 1, max: 45, required: true });
  const components = listOf(modal['components']);
  checkLength(findings, ['data', 'components'], components.length, 1, MAX_FIELDS);
  components.forEach((component, index) => {
    checkRow(findings, ['data', 'components', index], isRecord(component) ? component : {});
  });
  checkUnique(
    findings,
    [...walk(components)],
    'custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
    'Component custom id cannot be duplicated',
  );
  findings.throwIfAny();
}

function checkRow(findings: Findings, path: Path, row: Loose): void {
  if (!checkOneOf(findings, [...path, 'type'], row['type'], [Type.ActionRow, Type.Label, Type.TextDisplay])) return;
  if (row['type'] === Type.TextDisplay) {
    checkText(findings, [...path, 'content'], row['content'], { min: 1, max: 4000, required: true });
    return;
  }
  if (row['type'] === Type.ActionRow) {
    const inputs = listOf(row['components']);
    checkLength(findings, [...path, 'components'], inputs.length, 1, 1);
    const input = isRecord(inputs[0]) ? inputs[0] : {};
    checkText(findings, [...path, 'components', 0, 'label'], input['label'], { min: 1, max: 45, required: true });
    checkField(findings, [...path, 'components', 0], input, [Type.TextInput]);
    return;
  }
  checkText(findings, [...path, 'label'], row['label'], { min: 1, max: 45, required: true });
  checkText(findings, [...path, 'description'], row['description'], { max: 100 });
  checkField(findings, [...path, 'component'], isRecord(row['component']) ? row['component'] : {}, IN_LABEL);
}

function checkField(findings: Findings, path: Path, field: Loose, allowed: readonly number[]): void {
  if (!checkOneOf(findings, [...path, 'type'], field['type'], allowed)) return;
  if (SELECTS.includes(Number(field['type']))) {
    checkSelect(findings, path, field);
    if (field['type'] === Type.StringSelect) checkSelectOptions(findings, path, field);
    return;
  }
  checkText(findings, [...path, 'custom_id'], field['custom_id'], { min: 1, max: 100, required: true });
  if (field['type'] === Type.TextInput) {
    checkOneOf(findings, [...path, 'style'], field['style'], [1, 2]);
    checkWhole(findings, [...path, 'min_length'], field['min_length'], 0, 4000);
    checkWhole(findings, [...path, 'max_length'], field['max_length'], 1, 4000);
    checkText(findings, [...path, 'placeholder'], field['placeholder'], { max: 100 });
    checkText(findings, [...path, 'value'], field['value'], { max: 4000 });
  } else if (field['type'] === Type.FileUpload) {
    checkWhole(findings, [...path, 'min_values'], field['min_values'], 0, 10);
    checkWhole(findings, [...path, 'max_values'], field['max_values'], 1, 10);
  } else if (field['type'] !== Type.Checkbox) {
    checkLength(findings, [...path, 'options'], listOf(field['options']).length, 1, 10);
  }
}

export function checkChoices(data: unknown): void {
  const findings = new Findings();
  const choices = listOf(isRecord(data) ? data['choices'] : undefined);
  checkLength(findings, ['data', 'choices'], choices.length, 0, MAX_CHOICES);
  choices.forEach((choice, index) => {
    const at = ['data', 'choices', index];
    const given = isRecord(choice) ? choice : {};
    checkText(findings, [...at, 'name'], given['name'], { min: 1, max: 100, required: true });
    if (typeof given['value'] !== 'number')
      checkText(findings, [...at, 'value'], given['value'], { min: 0, max: 100, required: true });
  });
  findings.throwIfAny();
}
