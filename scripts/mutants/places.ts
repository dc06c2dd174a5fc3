/** The places at which a game's rules can be changed, and what else could have been written there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Where a game's rules are written down; wording and bots are tried by other means. */
const rooms = ['rules', 'effects', 'steps', 'plans', 'actions'] as const;

/** One change: the part of the file that is written otherwise. */
export type Mutant = { id: number; file: string; from: number; to: number; text: string };

/** A node of the tree that a change is about, and the part of it that changes. */
export type Change = { at: ts.Node; text: string };

const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};
const otherNames: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** What else could have been written at this node. */
export function changeOf(node: ts.Node): Change | undefined {
  if (ts.isBinaryExpression(node)) {
    const text = swapped[node.operatorToken.kind];
    return text === undefined ? undefined : { at: node.operatorToken, text };
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return { at: node, text: node.operand.getText() };
  }
  if (ts.isNumericLiteral(node)) return { at: node, text: String(Number(node.text) + 1) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { at: node, text: 'false' };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { at: node, text: 'true' };
  if (ts.isPropertyAccessExpression(node)) {
    const text = Object.hasOwn(otherNames, node.name.text) ? otherNames[node.name.text] : undefined;
    return text === undefined ? undefined : { at: node.name, text };
  }
  return undefined;
}

/** Types are no rules, nor is it one that something of our own went wrong. */
export function isBeside(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)
  );
}

export function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

function changesIn(file: string): Omit<Mutant, 'id'>[] {
  const found: Omit<Mutant, 'id'>[] = [];
  function visit(node: ts.Node): void {
    if (isBeside(node)) return;
    const change = changeOf(node);
    if (change) found.push({ file, from: change.at.getStart(), to: change.at.getEnd(), text: change.text });
    ts.forEachChild(node, visit);
  }
  visit(parsed(file));
  return found;
}

/** Every change of a game's rules, numbered from 1. */
export function mutantsOf(folder: string): Mutant[] {
  return rooms
    .flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .sort()
        .flatMap((name) => changesIn(join(folder, room, name))),
    )
    .map((change, index) => ({ ...change, id: index + 1 }));
}

/** The line of a change, its number, and what is written instead. */
export function lineOf({ file, from, to, text }: Mutant): { line: string; number: number; change: string } {
  const source = readFileSync(file, 'utf8');
  const start = source.lastIndexOf('\n', from) + 1;
  const line = source.slice(start, source.indexOf('\n', to));
  const number = source.slice(0, from).split('\n').length;
  const column = from - start - (line.length - line.trimStart().length) + 1;
  return { line: line.trim(), number, change: `${source.slice(from, to)} → ${text} at ${column}` };
}
