import type { Enumeration, Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { isValidElement, type ReactNode } from 'react'
import figure from '../../foundation/figure/figure.module.css'
import glyph from '../../foundation/glyph/glyph.module.css'
import { glyphOf } from '../../foundation/glyph/glyph-of.ts'
import { shapes } from '../../foundation/glyph/shapes.tsx'
import { formatsOf } from '../../foundation/language/formats.ts'
import badge from '../../foundation/status-badge/status-badge.module.css'
import checkbox from '../../inputs/fields/checkbox.module.css'
import onDemand from '../../overlays/overlay/on-demand.module.css'
import type { RowAction } from '../list/actions-of.ts'
import type { Column, ListRow } from '../list/column.ts'
import cell from './cell-of.module.css'
import { hintOf, numberFormat } from './cell-of.tsx'
import { actionsWidth, usualWidth } from './column-width.ts'
import styles from './data-table.module.css'
import { tableTexts } from './data-table.texts.ts'
import { escaped, open, safe, tag } from './markup.ts'
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
  const { columns, language } = frame
  if (frame.onExpand || columns.some(({ column }) => column.kind === 'custom')) return undefined
  const last = frame.actions.length > 0 ? -1 : columns.length - 1
  const cells = columns.map((shown, nth) => {
    const isOuter = nth === last || (nth === 0 && !frame.selectable)
    return cellWriter(shown, language, isOuter ? PADDING + GUTTER : 2 * PADDING)
  })
  if (frame.selectable) cells.unshift(boxWriter(frame.nameOf, language))
  if (frame.actions.length > 0) cells.push(actionsWriter(frame.actions, language))

  return (row) => {
    let html = ''
    for (const write of cells) html += write(row)
    return html
  }
}

function boxWriter<Row>(nameOf: (row: Row) => string, language: Language) {
  const start = open('td', { class: styles.box, 'data-fits': true })
  const attributes = { tabindex: -1, type: 'checkbox', class: checkbox.box }
  return (row: Row) => {
    const label = say(tableTexts.selectRow, language, { name: nameOf(row) })
    return `${start}${open('input', { 'aria-label': label, ...attributes })}</td>`
  }
}

function cellWriter<Row>(
  { column, align, pin, isEdge, isSized }: ShownColumn<Row>,
  language: Language,
  paddings: number,
) {
  const room = usualWidth(column) - paddings
  const attributes = {
    'data-align': align === 'end' ? align : undefined,
    'data-sized': isSized || undefined,
    'data-pin': pin,
    'data-edge': isEdge || undefined,
    'data-look': column.kind === 'text' && column.look !== 'plain' ? column.look : undefined,
  }
  const cut = open('td', attributes)
  const fitting = open('td', { ...attributes, 'data-fits': true })
  const contentOf = contentWriter(column, language)

  return (row: Row) => {
    const { html, width, hint } = contentOf(row)
    // A column that was dragged may be narrower than anything.
    const start = !isSized && width <= room ? fitting : cut
    const href = column.link?.(row)
    const linked = href ? tag('a', { class: cell.link, href: safe(href), tabindex: -1 }, html) : html
    return `${hint ? `${start.slice(0, -1)} title="${escaped(hint)}">` : start}${linked}</td>`
  }
}

/** What stands in a cell, the pixels that it takes at most, and the whole of a text that may be cut. */
interface Content {
  readonly html: string
  readonly width: number
  readonly hint?: string | undefined
}

const nothing: Content = { html: '', width: 0 }

/** How the values of a column are written; what does not depend on the row is written once. */
function contentWriter<Row>(column: Column<Row>, language: Language): (row: Row) => Content {
  const formats = formatsOf(language)
  const absent = withWidth('–', tag('span', { class: cell.absent }, '–'))
  const textOf = (text: string | null | undefined) => (text ? withWidth(text) : absent)
  switch (column.kind) {
    case 'custom':
      return () => nothing
    case 'text':
      return (row) => {
        const text = column.read(row, language)
        return { ...textOf(text), hint: hintOf(text) }
      }
    case 'day':
      return (row) => textOf(column.read(row))
    case 'instant':
      return (row) => {
        const time = column.read(row)
        return time ? withWidth(formats.minute(time)) : absent
      }
    case 'status':
    case 'code': {
      const known = new Map<number | string, Content>()
      const drawCode = column.kind === 'status' ? badgeOf : labelOf
      return (row) => {
        const code = column.read(row)
        if (code == null) return absent
        const content = known.get(code) ?? drawCode(column.of, code, language)
        known.set(code, content)
        return content
      }
    }
  }
  const { format, unit } = numberFormat(column.kind, language)
  const behind = unit ? withWidth(` ${unit}`, tag('span', { class: figure.unit }, ` ${unit}`)) : nothing
  return (row) => {
    const value = column.read(row)
    if (value == null) return absent
    const text = format(value)
    return { html: text + behind.html, width: mostWidth(text) + behind.width }
  }
}

function withWidth(text: string, html = escaped(text)): Content {
  return { html, width: mostWidth(text) }
}

function labelOf(of: Enumeration, code: number | string, language: Language): Content {
  return withWidth(of.label(code, language))
}

function badgeOf(of: Enumeration, code: number | string, language: Language): Content {
  const mark = glyphOf(of, code)
  const attributes = {
    viewBox: '0 0 16 16',
    width: 12,
    height: 12,
    class: glyph.glyph,
    'data-tone': mark?.tone,
  }
  const drawn = mark ? tag('svg', { 'aria-hidden': 'true', ...attributes }, shapeOf(shapes[mark.shape])) : ''
  const label = of.label(code, language)
  return {
    html: tag('span', { class: badge.badge, 'data-tone': mark?.tone }, drawn + escaped(label)),
    width: GLYPH + mostWidth(label),
  }
}

const shapesDrawn = new Map<ReactNode, string>()

/** The elements of a silhouette, which have nothing but attributes. */
function shapeOf(shape: ReactNode): string {
  const known = shapesDrawn.get(shape)
  if (known !== undefined) return known
  let html = ''
  for (const element of Array.isArray(shape) ? shape : [shape]) {
    if (!isValidElement<Record<string, string> & { children?: ReactNode }>(element)) continue
    const { children, ...attributes } = element.props
    const inner = shapeOf(children)
    html += typeof element.type === 'string' ? tag(element.type, kebab(attributes), inner) : inner
  }
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

function actionsWriter<Row>(all: readonly RowAction<Row>[], language: Language) {
  const start = (more: object) =>
    open('td', { class: styles.actions, ...more }) + open('div', { class: actions.actions })
  const [cut, fitting] = [start({}), start({ 'data-fits': true })]
  const words = new Map(all.map((action) => [action, wordWriter(action, language)]))
  const more = moreOf(language)
  const most = actionsWidth(all.length) - PADDING - GUTTER

  return (row: Row) => {
    const { drawn, rest } = drawnActions(all, row)
    let html = ''
    let room = most - (rest.length > 0 ? MORE : 0)
    for (const action of drawn) {
      const word = words.get(action)?.(row)
      if (!word) continue
      html += word.html
      room -= word.width + WORD_GAP
    }
    return `${room >= 0 ? fitting : cut}${rest.length > 0 ? html + more : html}</div></td>`
  }
}

function wordWriter<Row>(action: RowAction<Row>, language: Language): (row: Row) => Content {
  const { blockedBy, href } = action
  const text = say(action.label, language)
  const attributes = { class: actions.word, tabindex: -1 }
  const draw = (name: string, more: object) =>
    withWidth(text, tag(name, { ...attributes, ...more }, escaped(text)))
  const button = draw('button', { type: 'button' })

  return (row) => {
    const blocked = blockedBy?.(row)
    if (blocked) {
      const reason = say(blocked, language)
      const why = { 'aria-disabled': 'true', 'aria-description': reason, title: reason }
      return draw('button', { type: 'button', ...why })
    }
    return href ? draw('a', { href: safe(href(row)) }) : button
  }
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
