// Makes the types of all that crosses the wire out of the JSON Schemas that
// `python -m tools.client_types` prints: those that are the same whatever is played, and for each
// game its own. With `--check` nothing is written: it fails if a file is not what it would be.
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const SHARED = new URL('../src/wire/generated.ts', import.meta.url);
const GAMES = new URL('../../src/houle/games/', import.meta.url);
const ROOT = 'Wire';
const HEADER =
  '/* eslint-disable -- made from the server by `make client-types`; not to be edited */\n\n';

// All types of a schema, but for those that another file has: these are imported from there.
async function generated(schema, target, elsewhere = []) {
  const drafted = await compile(schema, ROOT, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  const source = ts.createSourceFile(
    'wire.ts',
    withoutOrigins(drafted),
    ts.ScriptTarget.Latest,
    true,
  );
  const { transformed } = ts.transform(source, [without([ROOT, ...elsewhere]), readonly]);
  const printed = ts.createPrinter().printFile(transformed[0]);
  const imported = importing(transformed[0], elsewhere);
  const options = await resolveConfig(target);
  const whole = HEADER + imported + apart(printed);
  return await format(whole, { ...options, plugins: [], filepath: target });
}

function importing(file, elsewhere) {
  const used = new Set();
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node)) used.add(node.typeName.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const names = elsewhere.filter((name) => used.has(name)).sort();
  return names.length
    ? `import type { ${names.join(', ')} } from '@houle/wire/generated';\n\n`
    : '';
}

function apart(printed) {
  return printed.replaceAll(/;\n(?=\/\*\*|export)/g, ';\n\n');
}

// Nothing that was read is ever changed. And types, unlike interfaces, can be handed to whoever
// takes any record.
function readonly(context) {
  const { factory } = context;
  const fixed = () => [factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)];
  const visit = (node) => {
    const inner = ts.visitEachChild(node, visit, context);
    if (ts.isArrayTypeNode(inner) || ts.isTupleTypeNode(inner)) {
      return factory.createTypeOperatorNode(ts.SyntaxKind.ReadonlyKeyword, inner);
    }
    if (ts.isPropertySignature(inner)) {
      const { name, questionToken, type } = inner;
      return factory.updatePropertySignature(inner, fixed(), name, questionToken, type);
    }
    if (ts.isIndexSignatureDeclaration(inner)) {
      return factory.updateIndexSignature(inner, fixed(), inner.parameters, inner.type);
    }
    if (ts.isInterfaceDeclaration(inner)) return alias(inner);
    return inner;
  };
  const alias = (declared) => {
    const members = factory.createTypeLiteralNode(declared.members);
    const made = factory.createTypeAliasDeclaration(
      declared.modifiers,
      declared.name,
      undefined,
      members,
    );
    return ts.setOriginalNode(ts.setTextRange(made, declared), declared);
  };
  return (file) => ts.visitEachChild(file, visit, context);
}

function without(names) {
  const unwanted = new Set(names);
  return ({ factory }) =>
    (file) => {
      const wanted = file.statements.filter((statement) => !unwanted.has(statement.name?.text));
      return factory.updateSourceFile(file, wanted);
    };
}

// The generator tells of every definition where in the schema it was; nobody asks for that.
function withoutOrigins(drafted) {
  return drafted
    .replaceAll(
      /(?: \*\s*\n)? \* This (?:interface|type) was referenced by .*\n \* via the .*\n/g,
      '',
    )
    .replaceAll(/\/\*\*\n \*\/\n/g, '')
    .replaceAll(/\/\*\*\n \* (.*)\n \*\/\n/g, '/** $1 */\n');
}

// A pair is `prefixItems` to the schema's writers, and still `items` to the generator.
function paired(_, value) {
  if (!value?.prefixItems) return value;
  const items = value.prefixItems;
  return { type: 'array', items, minItems: items.length, additionalItems: false };
}

const { shared, games } = JSON.parse(await text(process.stdin), paired);
const elsewhere = Object.keys(shared.definitions);
const target = fileURLToPath(SHARED);
const files = new Map([[target, await generated(shared, target)]]);
for (const [folder, schema] of Object.entries(games)) {
  const own = fileURLToPath(new URL(`${folder}/board/generated.ts`, GAMES));
  files.set(own, await generated(schema, own, elsewhere));
}
for (const [file, wanted] of files) {
  if (!process.argv.includes('--check')) await writeFile(file, wanted);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
    process.stderr.write(`${file} is not what the server says: make client-types\n`);
    process.exitCode = 1;
  }
}
