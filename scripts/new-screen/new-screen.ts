/** What the generator needs of a menu entry. */
export interface ScreenEntry {
  /** The page's id, for example `reportGroup`. */
  name: string
  url: string
  title: string
  titleEn: string
}

interface Options {
  page: ScreenEntry
  /** The number of the migration that makes the table. */
  migration: number
  read: (path: string) => string
}

/** The files of the reference screen, and those that name every screen. */
export const REFERENCE_FILES = {
  own: [
    'packages/api/src/config/operating-unit.ts',
    'packages/api/src/config/operating-unit.texts.ts',
    'apps/server/src/config/operating-unit/operating-unit.routes.ts',
    'apps/server/src/config/operating-unit/operating-unit.store.ts',
    'apps/console/src/pages/business/operating-unit/operating-unit.manifest.ts',
    'apps/console/src/pages/business/operating-unit/operating-unit-list.ts',
    'apps/console/src/pages/business/operating-unit/operating-unit.page.tsx',
    'apps/console/src/pages/business/operating-unit/operating-unit-form.tsx',
    'apps/console/src/pages/business/operating-unit/operating-unit.stories.tsx',
  ],
  shared: [
    'packages/api/src/resources.ts',
    'apps/server/src/routes.ts',
    'apps/server/src/database/tables.ts',
    'apps/server/src/database/tables/equipment.ts',
    'apps/server/src/database/rows.ts',
    'apps/server/src/database/migrate.ts',
  ],
}

/** Every file to write, by its path: the copies under their new names, and the lists with one line more. */
export function newScreen({ page, migration, read }: Options): [path: string, text: string][] {
  const names = namesOf(page.name)
  const rename = (text: string) =>
    text
      // The reference's own enumeration stands in until the new record has one.
      .replaceAll(/operatingUnit(?!Kind)/g, names.camel)
      .replaceAll('OperatingUnit', names.pascal)
      .replaceAll('operating-unit', names.kebab)
      .replaceAll('operating unit', page.titleEn.toLowerCase())
      .replaceAll('Operating units', page.titleEn)
      .replaceAll('运营单位', page.title)
  const copies = REFERENCE_FILES.own.map((path): [string, string] => [
    rename(path),
    ownWords(rename(read(path)), page),
  ])
  const shared = REFERENCE_FILES.shared.map((path): [string, string] => [
    path,
    withLine(path, read(path), rename, migration),
  ])
  const table: [string, string] = [
    `apps/server/src/database/migrations/${migrationName(migration, names.kebab)}.ts`,
    migrationOf(names.snake),
  ]
  return [...copies, table, ...shared]
}

interface Names {
  camel: string
  pascal: string
  kebab: string
  snake: string
}

function namesOf(camel: string): Names {
  const kebab = camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return {
    camel,
    kebab,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    snake: kebab.replaceAll('-', '_'),
  }
}

/** The address is the menu's; what belongs to the reference alone goes. */
function ownWords(text: string, page: ScreenEntry): string {
  return text
    .replace(/url: '[^']*'/, `url: '${page.url}'`)
    .replace(/ \(domain\.md[^)]*\)/, '')
    .replace(`['${page.name}', 'stationList']`, `'${page.name}'`)
    .replace(/, \{ isInUse: [^}]*\}/, '')
    .replace(/\n\/\*\* A unit that operates a station stays[\s\S]*$/, '')
}

const migrationName = (number: number, kebab: string) => `${String(number).padStart(4, '0')}-${kebab}`

/** A shared list with the line of the new screen behind that of the reference. */
function withLine(path: string, text: string, rename: (text: string) => string, migration: number): string {
  if (path.endsWith('migrate.ts')) return withMigration(text, rename, migration)
  if (path.includes('database/tables')) return withTable(text, rename)
  const lines = text.split('\n')
  const added = lines.flatMap((line) =>
    /operatingUnit|operating-unit/.test(line) ? [line, rename(line)] : [line],
  )
  return added.join('\n')
}

function withTable(text: string, rename: (text: string) => string): string {
  const [block = ''] = /export interface OperatingUnitTable [\s\S]*?\n}\n/.exec(text) ?? []
  return text
    .replace(block, `${block}\n${rename(block)}`)
    .replace('  operatingUnit: OperatingUnitTable\n', (line) => line + rename(line))
    .replace('  OperatingUnitTable,\n', (line) => line + rename(line))
}

function withMigration(text: string, rename: (text: string) => string, migration: number): string {
  const name = migrationName(migration, rename('operating-unit'))
  const camel = rename('operatingUnit')
  return text
    .replace(/(import \* as foundation [^\n]*\n)/, `$1import * as ${camel} from './migrations/${name}.ts'\n`)
    .replace(/(const migrations[^{]*{[\s\S]*?)(\n})/, `$1\n  '${name}': ${camel},$2`)
}

function migrationOf(table: string): string {
  return `import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`create table ${table} (\${standardColumns}, name text not null, name_en text, credit_code text,
    operator_id text, contact text not null, phone text not null, kind smallint not null,
    primary key (seller_id, id))\`.execute(db)
}
`
}
