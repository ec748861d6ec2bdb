/** What the generator needs of a menu entry. */
export interface ScreenEntry {
  /** The page's id, for example `taxEntity`. */
  id: string
  url: string
  title: string
  titleEn: string
  actions: readonly string[]
}

/** The kinds of screen there are templates for; a folder each. */
export const FORMS = ['plain', 'detail', 'report'] as const
export type Form = (typeof FORMS)[number]

/** What a form of screen can do, so that its page must have these actions in the menu. */
const needs: Readonly<Record<Form, readonly string[]>> = {
  plain: ['add', 'edit', 'delete'],
  detail: ['get', 'add', 'edit', 'delete'],
  report: ['export'],
}

/** Where a screen's parts are: the server's service, and what the record is called in code. */
export interface Place {
  /** The folder of contract and server, and the beginning of the calls' paths: `invoice`. */
  service: string
  /** `taxEntity`: the resource, its table and its files. */
  resource: string
  /** `invoice-service/taxEntity`. */
  path: string
}

/** The action that the menu does not give the page, though the form needs it. */
export function missingAction({ id, actions }: ScreenEntry, form: Form): string | undefined {
  return needs[form].find((action) => !actions.includes(`${id}:${action}`))
}

/**
 * Where `docs/screens.md` has a page: its service and what the service calls its records. What stands under
 * somebody else's name, as a report among others of a resource, is called as its page is.
 */
export function placeOf(page: ScreenEntry, form: Form, screens: string): Place {
  const [, entry = ''] =
    new RegExp(`^- S\\d+ \\*\\*${page.id}\\*\\*(.*(?:\\n  .*)*)`, 'm').exec(screens) ?? []
  const [, short = '', name = '', letters = ''] = /api `(\w+)\/(\w+) ?([A-Z]*)/.exec(entry) ?? []
  const [, service] = new RegExp(`\`${short}\` (\\w+)-service`).exec(screens) ?? []
  if (!service) throw new Error(`docs/screens.md does not say which service ${page.id} has.`)
  const isOwn = letters.includes('P')
  const path = `${service}-service/${isOwn ? name : page.id}`
  const called = form === 'report' || !isOwn ? page.id : name
  // Some pages of the menu begin with a capital; a resource does not.
  return { service, resource: called.charAt(0).toLowerCase() + called.slice(1), path }
}

/** Every file of a screen, by its path: the templates of its form under its own names. */
export function newScreen(
  page: ScreenEntry,
  place: Place,
  templates: readonly (readonly [file: string, text: string])[],
  now: Date,
): [path: string, text: string][] {
  const rename = renamer(page, place)
  const [, menu = ''] = page.url.split('/')
  const kebab = kebabOf(place.resource)

  return templates.map(([file, text]) => {
    const name = rename(file)
    return [pathOf(name, { menu, kebab, service: place.service, now }), rename(text)]
  })
}

/** What a file is says where it belongs. */
function pathOf(name: string, at: { menu: string; kebab: string; service: string; now: Date }): string {
  if (name === 'migration.ts') return `apps/server/src/database/migrations/${stampOf(at.now)}-${at.kebab}.ts`
  if (/\.(routes|store|table|demo|report|server\.test)\.ts$/.test(name))
    return `apps/server/src/${at.service}/${at.kebab}/${name}`
  if (/(-list|-form|-detail|\.page|\.manifest)\.tsx?$/.test(name))
    return `apps/console/src/pages/${at.menu}/${at.kebab}/${name}`
  return `packages/api/src/${at.service}/${name}`
}

/** `20261120-120000`, in UTC: two branches that each add a screen hardly do so in the same second. */
const stampOf = (now: Date) => now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')

/** Puts the screen's names in the place of those that the templates are written with. */
function renamer({ id, url, title, titleEn }: ScreenEntry, { service, resource, path }: Place) {
  const kebab = kebabOf(resource)
  const many = lowerFirst(titleEn)
  const subject = title.replace(/(管理|列表)$/, '')
  const names: [from: string, to: string][] = [
    ['/sample/sampleManage/samplePage', url],
    ['sample-service/sampleThing', path],
    ['@ampdeck/api/sample/', `@ampdeck/api/${service}/`],
    ['samplePage', id],
    ['sampleThing', resource],
    ['SampleThing', resource.charAt(0).toUpperCase() + resource.slice(1)],
    ['sample-thing', kebab],
    ['sample_thing', kebab.replaceAll('-', '_')],
    ['Sample things', titleEn],
    ['sample things', many],
    ['Sample thing', upperFirst(singular(many))],
    ['sample thing', singular(many)],
    ['样例', subject],
  ]
  return (text: string) => names.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text)
}

const kebabOf = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** An abbreviation keeps its capitals. */
const lowerFirst = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** "tax entities" → "tax entity". */
function singular(many: string): string {
  if (/ies$/.test(many)) return many.replace(/ies$/, 'y')
  if (/(s|x|ch|sh)es$/.test(many)) return many.slice(0, -2)
  return /[^s]s$/.test(many) ? many.slice(0, -1) : many
}
