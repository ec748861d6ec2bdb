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
  /** When the migration that makes the table is written. */
  now: Date
  read: (path: string) => string
}

/** The files of the reference screen; no other file names it. */
const REFERENCE_FILES = [
  'packages/api/src/config/operating-unit.ts',
  'packages/api/src/config/operating-unit.texts.ts',
  'apps/server/src/config/operating-unit/operating-unit.routes.ts',
  'apps/server/src/config/operating-unit/operating-unit.store.ts',
  'apps/server/src/config/operating-unit/operating-unit.table.ts',
  'apps/console/src/pages/business/operating-unit/operating-unit.manifest.ts',
  'apps/console/src/pages/business/operating-unit/operating-unit-list.ts',
  'apps/console/src/pages/business/operating-unit/operating-unit.page.tsx',
  'apps/console/src/pages/business/operating-unit/operating-unit-form.tsx',
]

/** Every file to write, by its path: the copies under their new names, and the migration. */
export function newScreen({ page, now, read }: Options): [path: string, text: string][] {
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
  const copies = REFERENCE_FILES.map((path): [string, string] => [
    rename(path),
    ownWords(rename(read(path)), page),
  ])
  const table: [string, string] = [
    `apps/server/src/database/migrations/${migrationName(now, names.kebab)}.ts`,
    migrationOf(names.snake),
  ]
  return [...copies, table]
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

/** `20261120-1200-tax-entity`, in UTC. */
const migrationName = (now: Date, kebab: string) =>
  `${now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')}-${kebab}`

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
