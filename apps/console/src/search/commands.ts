import { foundRecords, type RecordHit } from '@ampdeck/api/system/search'
import type { Text } from '@ampdeck/api/texts'
import { isExternal, type Menu, type MenuPage } from '../menu/menu.ts'
import type { Command } from './command.ts'
import { searchTexts as words } from './search.texts.ts'

/** Every page that this version has of those that the menu lists for this user. */
export function pageCommands({ pages }: Menu): Command[] {
  return pages
    .filter(({ isShown, isBuilt }) => isShown && isBuilt)
    .map((page) => ({
      id: `page:${page.href}`,
      group: 'pages',
      title: page.title,
      detail: wayTo(page),
      address: page.href,
      icon: page.trail.at(-1)?.icon || page.trail[0]?.icon || 'file-text',
      ...(isExternal(page.url) && { hint: words.newWindow }),
    }))
}

/** "Add" of every list that is built, as far as this user holds the button: the list opens with its form. */
export function addCommands({ pages, grants }: Menu): Command[] {
  const mayAdd = new Set(grants.filter((grant) => grant.endsWith(':add')))
  return pages
    .filter(({ id, isShown, isBuilt }) => isShown && isBuilt && mayAdd.has(`${id}:add`))
    .map((page) => ({
      id: `add:${page.href}`,
      group: 'actions',
      title: [words.add[0].replace('{page}', page.title[0]), words.add[1].replace('{page}', page.title[1])],
      detail: wayTo(page),
      address: `${page.href}?open=new`,
      icon: 'add',
    }))
}

/** A record that the server has found, with the way to it; nothing where the user may open no page of its kind. */
export function recordCommand(menu: Menu, record: RecordHit): Command | undefined {
  const way = wayToRecord(menu, record)
  if (!way) return undefined
  const { kind, id, number, name, nameEn, phone, status } = record
  const { group, status: states } = foundRecords[kind]
  const facts = (language: 'en' | 'zh-CN', named: string) =>
    [named, phone, states.label(status, language)].filter(Boolean).join(language === 'en' ? ', ' : '，')
  return {
    id: `${kind}:${id}`,
    group,
    title: [number, number],
    detail: [facts('en', nameEn || name), facts('zh-CN', name)],
    record,
    ...way,
  }
}

/** Its own page, or its list; one that this version has no screen for is the last resort, its station the one before. */
function wayToRecord(menu: Menu, record: RecordHit): { address: string; hint?: Text } | undefined {
  const own = foundRecords[record.kind].pages.flatMap((id) => menu.pages.find((page) => page.id === id) ?? [])
  const built = own.find(({ isBuilt }) => isBuilt)
  if (built) return { address: addressOn(built, record) }
  const station = menu.pages.find(({ id, isBuilt }) => id === 'StationMonitorDetail' && isBuilt)
  if (station && own.length > 0 && record.stationId !== null)
    return { address: `${station.url}?id=${record.stationId}`, hint: words.opensStation }
  return own[0] && { address: addressOn(own[0], record) }
}

function addressOn({ id, url }: MenuPage, record: RecordHit): string {
  const { list } = foundRecords[record.kind]
  return id === list.page
    ? `${url}?${list.field}=${encodeURIComponent(record.number)}`
    : `${url}?id=${record.id}`
}

function wayTo({ trail }: MenuPage): Text {
  return [trail.map(({ title }) => title[0]).join(' / '), trail.map(({ title }) => title[1]).join(' / ')]
}
