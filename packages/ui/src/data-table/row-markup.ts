import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { Children, isValidElement, type ReactNode } from 'react'
import checkbox from '../fields/checkbox.module.css'
import figure from '../figure/figure.module.css'
import glyph from '../glyph/glyph.module.css'
import { glyphOf } from '../glyph/glyph-of.ts'
import { shapes } from '../glyph/shapes.tsx'
import { formatsOf } from '../language/formats.ts'
import type { RowAction } from '../list/actions-of.ts'
import type { Column, ListRow } from '../list/column.ts'
import onDemand from '../overlay/on-demand.module.css'
import badge from '../status-badge/status-badge.module.css'
import cell from './cell-of.module.css'
import { hintOf } from './cell-of.tsx'
import { actionsWidth, usualWidth } from './column-width.ts'
import styles from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import { mostWidth } from './most-width.ts'
import actions from './row-actions.module.css'
import { drawnActions } from './row-actions.tsx'
import type { TableFrame } from './table-frame.ts'
import type { ShownColumn } from './use-columns.ts'

/*
 * A row of a long table as markup. It looks as what TableRow draws, with fewer elements, for its cells clip their text
 * themselves; the browser parses it in a fraction of the time that React needs. A row that is used becomes TableRow's
 * (use-live-row.ts), and the story "TenThousand" compares the two. Every value goes through `tag` or `escaped`.
 */

/** Pixels beside the contents of a cell, of the outer edge of the first and the last, and of the sign of a state. */
const PADDING = 10
const GUTTER = 20
const GLYPH = 18
/** Between the words of the actions, and the button "More". */
const WORD_GAP = 12
const MORE = 26

/** How a row's cells are written; undefined where a row has what only React can draw. */
export function rowWriter<Row extends ListRow>(frame: TableFrame<Row>): ((row: Row) => string) | undefined {
  if (frame.onExpand || frame.columns.some(({ column }) => column.kind === 'custom')) return undefined
  const { language } = frame
  const last = frame.actions.length > 0 ? -1 : frame.columns.length - 1
  const cells = frame.columns.map((shown, nth) => {
    const isOuter = nth === last || (nth === 0 && !frame.selectable)
    return cellWriter(shown, language, isOuter ? PADDING + GUTTER : 2 * PADDING)
  })
  const more = moreOf(language)

  return (row) => {
    let html = frame.selectable ? boxOf(frame.nameOf(row), language) : ''
    for (const write of cells) html += write(row)
    return frame.actions.length > 0 ? html + actionsOf(row, frame.actions, language, more) : html
  }
}

function boxOf(name: string, language: Language): string {
  const label = say(tableTexts.selectRow, language, { name })
  const attributes = { 'aria-label': label, tabindex: -1, type: 'checkbox', class: checkbox.box }
  return tag('td', { class: styles.box, 'data-fits': true }, tag('input', attributes))
}

function cellWriter<Row>(
  { column, align, pin, isEdge, isSized }: ShownColumn<Row>,
  language: Language,
  paddings: number,
) {
  const room = usualWidth(column) - paddings - (column.kind === 'status' ? GLYPH : 0)
  const attributes = {
    'data-align': align === 'end' ? align : undefined,
    'data-sized': isSized || undefined,
    'data-pin': pin,
    'data-edge': isEdge || undefined,
    'data-look': column.kind === 'text' && column.look !== 'plain' ? column.look : undefined,
  }
  const start = (more: object) => tag('td', { ...attributes, ...more }, '').slice(0, -'</td>'.length)
  const [plain, fitting] = [start({}), start({ 'data-fits': true })]
  return (row: Row) => {
    const content = contentOf(column, row, language)
    // A column that was dragged may be narrower than anything.
    const fits = !isSized && mostWidth(content.replaceAll(/<[^>]*>/g, '')) <= room
    const title = column.kind === 'text' ? hintOf(column.read(row, language)) : undefined
    if (!title && !column.link) return `${fits ? fitting : plain}${content}</td>`
    const href = column.link?.(row)
    const linked = href ? tag('a', { class: cell.link, href: safe(href), tabindex: -1 }, content) : content
    return tag('td', { ...attributes, title, 'data-fits': fits || undefined }, linked)
  }
}

function contentOf<Row>(column: Column<Row>, row: Row, language: Language): string {
  const formats = formatsOf(language)
  switch (column.kind) {
    case 'custom':
      return ''
    case 'text':
      return escaped(column.read(row, language) ?? '') || absent()
    case 'status':
    case 'code': {
      const code = column.read(row)
      if (code == null) return absent()
      return column.kind === 'status'
        ? badgeOf(column.of, code, language)
        : escaped(column.of.label(code, language))
    }
    case 'instant': {
      const time = column.read(row)
      return time ? escaped(formats.minute(time)) : absent()
    }
    case 'day':
      return escaped(column.read(row) ?? '') || absent()
  }
  const value = column.read(row)
  if (value == null) return absent()
  switch (column.kind) {
    case 'power':
      return figureOf(formats.power(value), 'kW')
    case 'energy':
      return figureOf(formats.energy(value), 'kWh')
    case 'money':
      return figureOf(formats.money(value), say(['yuan', '元'], language))
    case 'percent':
      return formats.percent(value)
    case 'number':
      return formats.number(value)
  }
}

const absent = () => tag('span', { class: cell.absent }, '–')

function figureOf(text: string, unit: string): string {
  return text + tag('span', { class: figure.unit }, ` ${unit}`)
}

function badgeOf(of: Enumeration, code: number | string, language: Language): string {
  const mark = glyphOf(of, code)
  const attributes = {
    viewBox: '0 0 16 16',
    width: 12,
    height: 12,
    class: glyph.glyph,
    'data-tone': mark?.tone,
  }
  const drawn = mark ? tag('svg', { 'aria-hidden': 'true', ...attributes }, shapeOf(shapes[mark.shape])) : ''
  return tag(
    'span',
    { class: badge.badge, 'data-tone': mark?.tone },
    drawn + escaped(of.label(code, language)),
  )
}

const shapesDrawn = new Map<ReactNode, string>()

/** The elements of a silhouette, which have nothing but attributes. */
function shapeOf(shape: ReactNode): string {
  const known = shapesDrawn.get(shape)
  if (known !== undefined) return known
  let html = ''
  Children.forEach(shape, (element) => {
    if (!isValidElement<Record<string, string> & { children?: ReactNode }>(element)) return
    const { children, ...attributes } = element.props
    const inner = shapeOf(children)
    html += typeof element.type === 'string' ? tag(element.type, kebab(attributes), inner) : inner
  })
  shapesDrawn.set(shape, html)
  return html
}

function kebab(attributes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  )
}

function actionsOf<Row>(row: Row, all: readonly RowAction<Row>[], language: Language, more: string) {
  const { drawn, rest } = drawnActions(all, row)
  let html = ''
  let room = actionsWidth(all.length) - PADDING - GUTTER - (rest.length > 0 ? MORE : 0)
  for (const action of drawn) {
    html += wordOf(action, row, language)
    room -= mostWidth(say(action.label, language)) + WORD_GAP
  }
  if (rest.length > 0) html += more
  const attributes = { class: styles.actions, 'data-fits': room >= 0 || undefined }
  return tag('td', attributes, tag('div', { class: actions.actions }, html))
}

function wordOf<Row>(action: RowAction<Row>, row: Row, language: Language): string {
  const blocked = action.blockedBy?.(row)
  const reason = blocked && say(blocked, language)
  const label = escaped(say(action.label, language))
  const common = { class: actions.word, tabindex: -1 }
  if (action.href && !reason) return tag('a', { ...common, href: safe(action.href(row)) }, label)
  const why = reason && { 'aria-disabled': 'true', 'aria-description': reason, title: reason }
  return tag('button', { ...common, type: 'button', ...why }, label)
}

function moreOf(language: Language): string {
  const label = say(tableTexts.more, language)
  const attributes = {
    type: 'button',
    title: label,
    'aria-label': label,
    tabindex: -1,
    'aria-haspopup': 'menu',
    'aria-expanded': 'false',
    class: actions.more,
  }
  return tag('span', { class: onDemand.trigger }, tag('button', attributes, ''))
}

/** An element; without content it is one that has no end. Attributes are escaped, content is not. */
function tag(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  content?: string,
): string {
  let html = `<${name}`
  for (const attribute in attributes) {
    const value = attributes[attribute]
    if (value !== undefined) html += ` ${attribute}="${typeof value === 'string' ? escaped(value) : value}"`
  }
  return content === undefined ? `${html}>` : `${html}>${content}</${name}>`
}

/** An address that would run as a script leads nowhere, as React has it. */
function safe(href: string): string {
  return URL.parse(href, location.href)?.protocol === 'javascript:' ? '#' : href
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '') : text
}
