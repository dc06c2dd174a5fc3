// Checks the Dockerfile and compose.yaml where no Docker is at hand: their syntax, and that all they speak of exists.
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { parse } from 'yaml';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

const problems = [];
const expect = (holds, problem) => {
  if (!holds) problems.push(problem);
};
const lines = (file) => readFileSync(file, 'utf8').split('\n');

/** What each setting of .env.example is called. */
const SETTINGS = new Set(lines('.env.example').flatMap((line) => /^(?:# )?([A-Z_]+)=/.exec(line)?.[1] ?? []));
const OTHER_VARIABLES = new Set(['NODE_ENV']);
const SERVICE_KEYS = new Set([
  ...['build', 'cap_drop', 'command', 'depends_on', 'env_file', 'environment', 'healthcheck', 'image', 'init', 'ports'],
  ...['restart', 'security_opt', 'stop_grace_period', 'volumes'],
]);

function checkVariable(name, where) {
  expect(
    SETTINGS.has(name) || OTHER_VARIABLES.has(name),
    `${where}: ${name} is not among the settings of .env.example`,
  );
}

/** The npm scripts and script files that a command line runs. */
function checkCommand(command, where) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const [, name] of command.matchAll(/\bnpm run ([\w:]+)/g)) {
    expect(name in scripts, `${where}: package.json has no script "${name}"`);
  }
  for (const [file] of command.matchAll(/\b(?:scripts|dist)\/[\w./-]+\.m?js\b/g)) {
    const source = file.startsWith('dist/') ? file.replace(/^dist\//, '').replace(/\.js$/, '.ts') : file;
    expect(existsSync(source), `${where}: ${file} comes from ${source}, which does not exist`);
  }
}

function checkDockerfile() {
  const settings = Object.fromEntries(
    ['instructionCmdMultiple', 'instructionCasing', 'instructionJSONInSingleQuotes', 'instructionWorkdirRelative'].map(
      (rule) => [rule, ValidationSeverity.ERROR],
    ),
  );
  const text = readFileSync('Dockerfile', 'utf8');
  for (const { message, range } of validate(text, settings)) {
    problems.push(`Dockerfile:${range.start.line + 1}: ${message}`);
  }
  const instructions = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ name: line.split(/\s/, 1)[0], rest: line.replace(/^\S+\s+/, '').trim() }));
  const stages = new Set();
  for (const { name, rest } of instructions) {
    if (name === 'FROM') {
      const [image, , stage] = rest.split(/\s+/);
      expect(/:(?!latest)/.test(image) || stages.has(image), `Dockerfile: ${image} needs a version`);
      if (stage !== undefined) stages.add(stage);
    } else if (name === 'COPY') checkCopy(rest, stages);
    else if (name === 'ENV') {
      for (const [, variable] of rest.matchAll(/(\w+)=/g)) checkVariable(variable, 'Dockerfile ENV');
    } else if (['RUN', 'CMD', 'HEALTHCHECK'].includes(name))
      checkCommand(rest.replaceAll('", "', ' '), `Dockerfile ${name}`);
  }
  const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const last = (name) => lastStage.findLast((instruction) => instruction.name === name)?.rest;
  expect(!['root', '0', undefined].includes(last('USER')), 'Dockerfile: the image must not run as root');
  expect(last('HEALTHCHECK') !== undefined, 'Dockerfile: the image needs a HEALTHCHECK');
  expect(last('CMD')?.startsWith('['), 'Dockerfile: CMD must be a JSON array, so that signals reach the bot');
}

function checkCopy(rest, stages) {
  const words = rest.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  if (from !== undefined) {
    expect(stages.has(from), `Dockerfile COPY: there is no stage ${from}`);
    return;
  }
  const allowed = new Set(lines('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : [])));
  for (const source of words.filter((word) => !word.startsWith('--')).slice(0, -1)) {
    expect(existsSync(source), `Dockerfile COPY: ${source} does not exist`);
    expect(allowed.has(source.split('/', 1)[0]), `Dockerfile COPY: .dockerignore keeps ${source} out`);
  }
}

function checkCompose() {
  const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  const { services = {}, volumes = {} } = compose;
  expect(Object.keys(services).length > 0, 'compose.yaml: no services');
  for (const [name, service] of Object.entries(services)) {
    const where = `compose.yaml ${name}`;
    for (const key of Object.keys(service)) expect(SERVICE_KEYS.has(key), `${where}: unknown key ${key}`);
    expect(service.image !== undefined || service.build !== undefined, `${where}: neither image nor build`);
    if (service.build !== undefined) {
      expect(existsSync(`${service.build}/Dockerfile`), `${where}: no Dockerfile in ${service.build}`);
      for (const variable of Object.keys(service.environment ?? {})) checkVariable(variable, where);
      if (service.env_file !== undefined) {
        expect(existsSync(`${service.env_file}.example`), `${where}: ${service.env_file}.example does not exist`);
      }
    }
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(other in services, `${where}: depends on ${other}, which is no service`);
      if (condition === 'service_healthy') {
        expect(
          services[other]?.healthcheck !== undefined,
          `${where}: waits for the health of ${other}, which has no check`,
        );
      }
    }
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':');
      expect(/^[./]/.test(source) || source in volumes, `${where}: volume ${source} is not declared`);
    }
  }
}

checkDockerfile();
checkCompose();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Dockerfile and compose.yaml: nothing wrong' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
