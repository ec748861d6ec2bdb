import { columnsIn, type PileRecord } from '@ampdeck/api/operation/pile-records'
import { listed, type Text } from '@ampdeck/api/texts'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { recordTexts } from './record.texts.ts'
import { choiceTexts, statusTexts } from './request.texts.ts'

const headings: Readonly<Record<string, Text>> = recordTexts
const values: Readonly<Record<string, Text>> = { ...choiceTexts, ...statusTexts }

/** What a pile has reported as a list: monitors, messages, profiles, prices. Other names are the standard's own. */
export function RecordTable({ records }: { records: readonly PileRecord[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const columns = columnsIn(records)
  const headingOf = (column: string) => (headings[column] ? say(headings[column]) : column)
  const cellOf = (value: string | undefined) => {
    if (value === undefined) return '–'
    return values[value] ? say(values[value]) : value
  }

  return (
    <table aria-label={listed(columns.slice(0, 3).map(headingOf), language)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {headingOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer never change, and have no key of their own.
          <tr key={index}>
            {columns.map((column) => (
              <td key={column}>{cellOf(record[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
