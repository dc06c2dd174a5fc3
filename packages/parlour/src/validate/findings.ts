/** Collects what is wrong with a request body and answers it in Discord's shape, every field at once. */
import { ApiError, type FieldErrors } from '../http/errors.js';

export type Path = readonly (string | number)[];

export const INVALID_FORM_BODY = 50035;

export class Findings {
  private readonly found: { path: Path; code: string; message: string }[] = [];

  add(path: Path, code: string, message: string): void {
    this.found.push({ path, code, message });
  }

  get none(): boolean {
    return this.found.length === 0;
  }

  throwIfAny(): void {
    if (this.none) return;
    throw new ApiError(400, INVALID_FORM_BODY, 'Invalid Form Body', this.tree());
  }

  private tree(): FieldErrors {
    const root: FieldErrors = {};
    for (const { path, code, message } of this.found) {
      let node = root;
      for (const step of path) {
        const next = node[step];
        node = Array.isArray(next) || next === undefined ? (node[step] = {}) : next;
      }
      const errors = node['_errors'];
      if (Array.isArray(errors)) errors.push({ code, message });
      else node['_errors'] = [{ code, message }];
    }
    return root;
  }
}

export type Loose = Record<string, unknown>;

export function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function lettersIn(text: string): number {
  return Array.from(text).length;
}

export type TextRule = { min?: number; max: number; required?: boolean };

/** Checks one text field; null and absent are the same to Discord. Returns the text where it is one. */
export function checkText(findings: Findings, path: Path, value: unknown, rule: TextRule): string | undefined {
  if (value === undefined || value === null) {
    if (rule.required) findings.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
    return undefined;
  }
  if (typeof value !== 'string') {
    findings.add(path, 'STRING_TYPE_CONVERT', `Could not interpret ${JSON.stringify(value)} as string.`);
    return undefined;
  }
  checkLength(findings, path, lettersIn(value), rule.min ?? 0, rule.max);
  return value;
}

export function checkLength(findings: Findings, path: Path, length: number, min: number, max: number): void {
  if (length >= min && length <= max) return;
  if (min === 0) findings.add(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${String(max)} or fewer in length.`);
  else findings.add(path, 'BASE_TYPE_BAD_LENGTH', `Must be between ${String(min)} and ${String(max)} in length.`);
}

export function checkWhole(findings: Findings, path: Path, value: unknown, min: number, max: number): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    findings.add(path, 'NUMBER_TYPE_COERCE', `Value ${JSON.stringify(value)} is not int.`);
  } else if (value < min)
    findings.add(path, 'NUMBER_TYPE_MIN', `int value should be greater than or equal to ${String(min)}.`);
  else if (value > max)
    findings.add(path, 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${String(max)}.`);
}

export function checkOneOf(
  findings: Findings,
  path: Path,
  value: unknown,
  allowed: readonly (string | number)[],
): boolean {
  if (allowed.some((one) => one === value)) return true;
  if (value === undefined || value === null) findings.add(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  else findings.add(path, 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
  return false;
}
