import { Fragment } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { Dialog } from '../../overlays/dialog/dialog.tsx'
import styles from './keys-sheet.module.css'
import { keysTexts } from './keys-sheet.texts.ts'

const lines = [
  [['← → ↑ ↓'], keysTexts.move],
  [['Home', 'End'], keysTexts.ends],
  [['Ctrl Home', 'Ctrl End'], keysTexts.corners],
  [['PageUp', 'PageDown'], keysTexts.pages],
  [['Enter'], keysTexts.enter],
  [['F2'], keysTexts.edge],
  [['Esc'], keysTexts.leave],
  [['Space', 'X'], keysTexts.select],
  [['Shift ↑ ↓', 'Shift Space'], keysTexts.range],
  [['Ctrl A'], keysTexts.all],
  [['Ctrl C'], keysTexts.copy],
  [['/'], keysTexts.filter],
  [['?'], keysTexts.help],
] as const

/** Everything that the keyboard does in a table. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const say = useSay()

  return (
    <Dialog open onClose={onClose} title={say(keysTexts.title)}>
      <table className={styles.keys}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say(keysTexts.key)}</th>
            <th scope="col">{say(keysTexts.does)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([keys, does]) => (
            <tr key={keys[0]}>
              <th scope="row">
                {keys.map((key, nth) => (
                  <Fragment key={key}>
                    {nth > 0 && say(keysTexts.or)}
                    <kbd className={styles.key}>{key}</kbd>
                  </Fragment>
                ))}
              </th>
              <td>{say(does)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
