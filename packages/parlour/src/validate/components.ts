/** Discord's rules for message components, old style and Components V2. */
import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10';
import { textsOf, walk } from '../messages/walk.js';
import {
  checkLength,
  checkOneOf,
  checkText,
  checkWhole,
  isRecord,
  lettersIn,
  listOf,
  type Findings,
  type Loose,
  type Path,
} from './findings.js';

const MAX_COMPONENTS = 40;
const MAX_TEXT = 4000;
const MAX_ALT_TEXT = 1024;

const SELECTS: readonly number[] = [
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
];
const IN_CONTAINER: readonly number[] = [
  Type.ActionRow,
  Type.Section,
  Type.TextDisplay,
  Type.MediaGallery,
  Type.File,
  Type.Separator,
];
const TOP_LEVEL_V2 = [...IN_CONTAINER, Type.Container];
const TOP_LEVEL_OLD: readonly number[] = [Type.ActionRow];

type Check = (findings: Findings, path: Path, component: Loose) => void;

const CHECKS: Partial<Record<number, Check>> = {
  [Type.ActionRow]: (findings, path, component) => {
    const children = listOf(component['components']);
    checkLength(findings, [...path, 'components'], children.length, 1, 5);
    const selects = children.filter((child) => isRecord(child) && SELECTS.includes(Number(child['type'])));
    if (selects.length > 0 && children.length > 1) {
      findings.add(
        [...path, 'components'],
        'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
        'The specified component exceeds the maximum width',
      );
    }
    checkList(findings, [...path, 'components'], children, [Type.Button, ...SELECTS]);
  },
  [Type.Button]: checkButton,
  [Type.StringSelect]: (findings, path, component) => {
    checkSelect(findings, path, component);
    checkSelectOptions(findings, path, component);
  },
  [Type.UserSelect]: checkSelect,
  [Type.RoleSelect]: checkSelect,
  [Type.MentionableSelect]: checkSelect,
  [Type.ChannelSelect]: checkSelect,
  [Type.Section]: (findings, path, component) => {
    const texts = listOf(component['components']);
    checkLength(findings, [...path, 'components'], texts.length, 1, 3);
    checkList(findings, [...path, 'components'], texts, [Type.TextDisplay]);
    checkComponent(findings, [...path, 'accessory'], component['accessory'], [Type.Button, Type.Thumbnail]);
  },
  [Type.TextDisplay]: (findings, path, component) => {
    checkText(findings, [...path, 'content'], component['content'], { min: 1, max: MAX_TEXT, required: true });
  },
  [Type.Thumbnail]: (findings, path, component) => {
    checkMedia(findings, [...path, 'media'], component['media']);
    checkText(findings, [...path, 'description'], component['description'], { min: 1, max: MAX_ALT_TEXT });
  },
  [Type.MediaGallery]: (findings, path, component) => {
    const items = listOf(component['items']);
    checkLength(findings, [...path, 'items'], items.length, 1, 10);
    items.forEach((item, index) => {
      const at = [...path, 'items', index];
      checkMedia(findings, [...at, 'media'], isRecord(item) ? item['media'] : undefined);
      checkText(findings, [...at, 'description'], isRecord(item) ? item['description'] : undefined, {
        min: 1,
        max: MAX_ALT_TEXT,
      });
    });
  },
  [Type.File]: (findings, path, component) => {
    checkMedia(findings, [...path, 'file'], component['file']);
  },
  [Type.Separator]: (findings, path, component) => {
    if (component['spacing'] !== undefined) checkOneOf(findings, [...path, 'spacing'], component['spacing'], [1, 2]);
  },
  [Type.Container]: (findings, path, component) => {
    const children = listOf(component['components']);
    checkLength(findings, [...path, 'components'], children.length, 1, MAX_COMPONENTS);
    checkWhole(findings, [...path, 'accent_color'], component['accent_color'], 0, 0xffffff);
    checkList(findings, [...path, 'components'], children, IN_CONTAINER);
  },
};

export function checkComponents(findings: Findings, components: unknown, style: 'old' | 'v2'): void {
  const list = listOf(components);
  if (components !== undefined && components !== null && !Array.isArray(components)) {
    findings.add(['components'], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
    return;
  }
  if (style === 'old') checkLength(findings, ['components'], list.length, 0, 5);
  checkList(findings, ['components'], list, style === 'v2' ? TOP_LEVEL_V2 : TOP_LEVEL_OLD);
  checkTotals(findings, list);
}

function checkTotals(findings: Findings, list: readonly unknown[]): void {
  const all = [...walk(list)];
  if (all.length > MAX_COMPONENTS) {
    findings.add(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components exceeds the maximum of ${String(MAX_COMPONENTS)}`,
    );
  }
  const letters = textsOf(list).reduce((sum, text) => sum + lettersIn(text), 0);
  if (letters > MAX_TEXT) {
    findings.add(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Total displayable text size exceeds maximum size of ${String(MAX_TEXT)}`,
    );
  }
  checkUnique(findings, all, 'custom_id', 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
  checkUnique(findings, all, 'id', 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
}

export function checkUnique(
  findings: Findings,
  components: readonly Loose[],
  field: string,
  code: string,
  message: string,
): void {
  const values = components
    .map((component) => component[field])
    .filter((value) => value !== undefined && value !== null && value !== 0);
  if (new Set(values).size < values.length) findings.add(['components'], code, message);
}

function checkList(findings: Findings, path: Path, components: readonly unknown[], allowed: readonly number[]): void {
  components.forEach((component, index) => {
    checkComponent(findings, [...path, index], component, allowed);
  });
}

function checkComponent(findings: Findings, path: Path, component: unknown, allowed: readonly number[]): void {
  if (!isRecord(component)) {
    findings.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
    return;
  }
  if (!checkOneOf(findings, [...path, 'type'], component['type'], allowed)) return;
  checkWhole(findings, [...path, 'id'], component['id'], 0, 2 ** 31 - 1);
  CHECKS[Number(component['type'])]?.(findings, path, component);
}

function checkButton(findings: Findings, path: Path, component: Loose): void {
  const styles = Object.values(ButtonStyle).filter((style) => typeof style === 'number');
  if (!checkOneOf(findings, [...path, 'style'], component['style'], styles)) return;
  checkText(findings, [...path, 'label'], component['label'], { max: 80 });
  if (!component['label'] && !component['emoji'] && component['style'] !== ButtonStyle.Premium) {
    findings.add(path, 'BUTTON_COMPONENT_INVALID', 'A button must have a label or an emoji');
  }
  if (component['style'] === ButtonStyle.Link) {
    checkText(findings, [...path, 'url'], component['url'], { min: 1, max: 512, required: true });
    if (component['custom_id'])
      findings.add(
        path,
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
  } else if (component['style'] !== ButtonStyle.Premium) {
    checkText(findings, [...path, 'custom_id'], component['custom_id'], { min: 1, max: 100, required: true });
    if (component['url'])
      findings.add(
        path,
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
  }
}

function checkSelect(findings: Findings, path: Path, component: Loose): void {
  checkText(findings, [...path, 'custom_id'], component['custom_id'], { min: 1, max: 100, required: true });
  checkText(findings, [...path, 'placeholder'], component['placeholder'], { max: 150 });
  checkWhole(findings, [...path, 'min_values'], component['min_values'], 0, 25);
  checkWhole(findings, [...path, 'max_values'], component['max_values'], 1, 25);
  if (Number(component['min_values'] ?? 1) > Number(component['max_values'] ?? 1)) {
    findings.add(
      [...path, 'min_values'],
      'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE',
      'min_values cannot be larger than max_values',
    );
  }
}

function checkSelectOptions(findings: Findings, path: Path, component: Loose): void {
  const options = listOf(component['options']).map((option) => (isRecord(option) ? option : {}));
  const at = [...path, 'options'];
  checkLength(findings, at, options.length, 1, 25);
  options.forEach((option, index) => {
    checkText(findings, [...at, index, 'label'], option['label'], { min: 1, max: 100, required: true });
    checkText(findings, [...at, index, 'value'], option['value'], { min: 1, max: 100, required: true });
    checkText(findings, [...at, index, 'description'], option['description'], { max: 100 });
  });
  const values = options.map((option) => option['value']);
  if (new Set(values).size < values.length) {
    findings.add(at, 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', 'The specified option value is already used');
  }
  if (Number(component['max_values'] ?? 1) > options.length) {
    findings.add(
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
      'max_values cannot be larger than the number of options',
    );
  }
  if (options.filter((option) => option['default'] === true).length > Number(component['max_values'] ?? 1)) {
    findings.add(at, 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'Too many default values');
  }
}

function checkMedia(findings: Findings, path: Path, media: unknown): void {
  const url = checkText(findings, [...path, 'url'], isRecord(media) ? media['url'] : undefined, {
    min: 1,
    max: 2048,
    required: true,
  });
  if (url !== undefined && !/^(https?|attachment):\/\/./.test(url)) {
    findings.add([...path, 'url'], 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
  }
}

export { SELECTS, checkSelect, checkSelectOptions };
