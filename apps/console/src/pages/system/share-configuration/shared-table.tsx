import type { SharedRows } from '@ampdeck/api/system/share-configuration'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import styles from './share-configuration.module.css'

const words = texts({ name: ['Name', '名称'], none: ['Nothing is shown', '无可显示内容'] })

/** Rows of another seller as a rule shows them. */
export function SharedTable({ of: { columns, rows } }: { of: SharedRows }) {
  const say = useSay()
  if (rows.length === 0) return <p className={styles.none}>{say(words.none)}</p>

  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(words.name)}</th>
            {columns.map((column) => (
              <th key={column[0]} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]?.[0]}>{say(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
