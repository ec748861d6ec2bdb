import { texts } from '@ampdeck/api/texts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { Select } from '../../inputs/fields/select.tsx'
import type { ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { type Unit, unitFor } from '../list/unit.ts'
import { PAGE_SIZES } from '../list-request/list-request.ts'
import styles from './pager.module.css'
import { pagerWindow } from './pager-window.ts'

const pagerTexts = texts({
  pagination: ['Pagination', '分页'],
  total: ['{count} {unit}', '共 {count} 条'],
  range: ['{from}–{to} of {total}', '第 {from}–{to} 条，共 {total} 条'],
  previous: ['Previous page', '上一页'],
  next: ['Next page', '下一页'],
  page: ['Page {page}', '第 {page} 页'],
  size: ['Rows per page', '每页条数'],
  perPage: ['{size} per page', '{size} 条/页'],
})

export interface PagerProps<Row extends ListRow> {
  /** What is shown of how many rows; the page and the size that somebody chooses go to its `change`. */
  list: ListState<Row>
  /** What the rows are, behind their number in English (Chinese counts all rows by 条): `['station | stations', '场站']`. */
  unit: Unit
}

/** How many rows there are, the page, and how many rows it holds. A total that was not counted to its end ends in "+". */
export function Pager<Row extends ListRow>({ list, unit }: PagerProps<Row>) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const { total, totalCapped = false, rows, request } = list
  const { current, pageSize } = request

  const pages = Math.max(1, Math.ceil(total / pageSize))
  const isLast = totalCapped ? rows.length < pageSize : current >= pages
  const goTo = (page: number) => list.change({ current: page })
  const counted = `${number(total)}${totalCapped ? '+' : ''}`
  const first = (current - 1) * pageSize + 1

  return (
    <nav
      className={styles.pager}
      aria-label={say(pagerTexts.pagination)}
      data-empty={(list.status !== 'loading' && total === 0) || undefined}
    >
      <span className={styles.total}>
        {list.status !== 'loading' &&
          say(pagerTexts.total, { count: counted, unit: unitFor(unit, language, total) })}
      </span>
      {rows.length > 0 && (
        <span className={styles.range}>
          {say(pagerTexts.range, {
            from: number(first),
            to: number(first + rows.length - 1),
            total: counted,
          })}
        </span>
      )}
      <IconButton
        label={say(pagerTexts.previous)}
        disabled={current <= 1}
        onClick={() => goTo(Math.min(current - 1, pages))}
      >
        <ChevronLeft size={16} />
      </IconButton>
      <ol className={styles.pages}>
        {pagerWindow(current, totalCapped ? Math.max(pages, current) : pages).map((entry) => (
          <li key={entry}>
            {typeof entry === 'string' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={say(pagerTexts.page, { page: entry })}
                aria-current={entry === current ? 'page' : undefined}
                onClick={() => goTo(entry)}
              >
                {number(entry)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton label={say(pagerTexts.next)} disabled={isLast} onClick={() => goTo(current + 1)}>
        <ChevronRight size={16} />
      </IconButton>
      <Select
        size="bar"
        className={styles.size}
        aria-label={say(pagerTexts.size)}
        value={pageSize}
        onChange={(event) => list.change({ pageSize: Number(event.target.value) })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {say(pagerTexts.perPage, { size })}
          </option>
        ))}
      </Select>
    </nav>
  )
}
