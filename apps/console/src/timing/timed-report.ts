import type { TimingRow } from '@ampdeck/api/config/export-timing'
import type { Call } from '@ampdeck/api/contract'
import type { Text } from '@ampdeck/api/texts'

/** A report whose timing is looked at: what it is called and how it is exported. */
export interface TimedReport {
  /** The id of its page, by which the timing is kept. */
  name: string
  exportUrl: string
  exportParams: string
  /** What it is called, where somebody composed it; otherwise as its page. */
  title?: string
}

/** The report of a list with the filter that the list shows. */
export function reportOfList(call: Call, filters: object): TimedReport {
  return {
    name: String(call.permission).split(':', 1)[0] ?? '',
    exportUrl: `/${call.path}`,
    exportParams: JSON.stringify(filters),
  }
}

/** The report of a timing that is there already. */
export function reportOfRow({ name, exportUrl, exportParams, title }: TimingRow): TimedReport {
  return { name, exportUrl, exportParams, ...(title && { title }) }
}

/** What a report is called: as whoever composed it has it, or as its page; else by the name under which it was saved. */
export function reportTitle(
  pages: readonly { id: string; title: Text }[],
  { name, title = name }: { name: string; title?: string | undefined },
): Text {
  return pages.find(({ id }) => id === name)?.title ?? [title, title]
}
