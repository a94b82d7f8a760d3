// Makes the types of all that crosses the wire out of the JSON Schema that
// `python -m tools.client_types` prints. With `--check` nothing is written: it fails if the
// file is not what it would be.
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const TARGET = fileURLToPath(new URL('../src/wire/generated.ts', import.meta.url));
const ROOT = 'Wire';
const HEADER =
  '/* eslint-disable -- made from the server by `make client-types`; not to be edited */\n\n';

async function generated(schema) {
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
  const { transformed } = ts.transform(source, [readonly]);
  const printed = ts.createPrinter().printFile(transformed[0]);
  const options = await resolveConfig(TARGET);
  return await format(HEADER + apart(printed), { ...options, plugins: [], filepath: TARGET });
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
  return (file) => {
    const wanted = file.statements.filter((statement) => statement.name?.text !== ROOT);
    return ts.visitEachChild(factory.updateSourceFile(file, wanted), visit, context);
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

const wanted = await generated(JSON.parse(await text(process.stdin), paired));
if (process.argv.includes('--check')) {
  const present = await readFile(TARGET, 'utf8').catch(() => '');
  if (present !== wanted) {
    process.stderr.write(
      'The types of the client are not those of the server: make client-types\n',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, wanted);
}
