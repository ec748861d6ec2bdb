import { answerText } from '@ampdeck/api/operation/command-result'
import { recordsIn } from '@ampdeck/api/operation/pile-records'
import { isPartial, settingsIn } from '@ampdeck/api/operation/pile-settings'
import { useSay } from '@ampdeck/ui/language'
import { RecordTable } from './record-table.tsx'
import styles from './remote-control.module.css'
import { statusTexts, requestTexts as words } from './request.texts.ts'

/** What a pile has answered: its settings as a table, anything else as it came. */
export function AnswerView({ response }: { response: unknown }) {
  const say = useSay()
  const settings = settingsIn(response)
  const records = recordsIn(response)

  return (
    <details className={styles.answer}>
      <summary>{say(words.answer)}</summary>
      {isPartial(response) && <p>{say(words.partial)}</p>}
      {records.length > 0 && <RecordTable records={records} />}
      {settings.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th scope="col">{say(words.keyOf)}</th>
              <th scope="col">{say(words.valueOf)}</th>
            </tr>
          </thead>
          <tbody>
            {settings.map(({ key, value, isReadOnly, status }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>
                  {value ?? '–'}
                  {status && (
                    <small>
                      {' '}
                      · {say(statusTexts[status as keyof typeof statusTexts] ?? answerText(status))}
                    </small>
                  )}
                  {isReadOnly && <small> · {say(words.readOnly)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        records.length === 0 && <pre>{JSON.stringify(response, null, 2)}</pre>
      )}
    </details>
  )
}
