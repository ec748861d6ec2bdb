import type { PileDrift } from '@ampdeck/api/operation/config-template'
import { Checkbox } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { ChevronRight } from 'lucide-react'
import styles from './configuration.module.css'
import { configurationTexts as words } from './configuration.texts.ts'

interface DriftRowProps {
  of: PileDrift
  isChosen: boolean
  /** Absent for who may neither read out nor configure. */
  onToggle: (() => void) | undefined
}

/** A pile beside the template: how much differs, and on opening it each key. */
export function DriftRow({ of, isChosen, onToggle }: DriftRowProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { code, settings, readTime, isConnected, stationName, stationNameEn } = of
  const count = (state: string) => settings.filter((one) => one.state === state).length
  const counts = (
    [
      [words.countDiffers, count('differs')],
      [words.countReadOnly, count('readOnly')],
      [words.countUnknown, count('unknown')],
    ] as const
  ).flatMap(([text, number]) => (number > 0 ? [say(text, { count: number })] : []))
  const notes = [
    (language === 'en' && stationNameEn) || stationName,
    readTime === null ? say(words.neverRead) : say(words.readAt, { time: readTime }),
    !isConnected && say(words.notConnected),
  ]

  return (
    <li className={styles.pile}>
      {onToggle && (
        <Checkbox aria-label={say(words.choose, { code })} checked={isChosen} onChange={onToggle} />
      )}
      <details>
        <summary>
          <strong>{code}</strong>
          <span className={styles.counts} data-drifted={counts.length > 0 || undefined}>
            {counts.length > 0 ? counts.join(' · ') : say(words.allSame)}
          </span>
          <span className={styles.notes}>{notes.filter(Boolean).join(' · ')}</span>
          <ChevronRight className={styles.more} size={16} aria-hidden="true" />
        </summary>
        <table>
          <thead>
            <tr>
              {[words.key, words.wanted, words.present, words.state].map((text) => (
                <th key={text[0]} scope="col">
                  {say(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {settings.map(({ key, wanted, present, state, needsReboot }) => (
              <tr key={key} data-state={state}>
                <th scope="row">{key}</th>
                <td>{wanted}</td>
                <td>{present ?? '–'}</td>
                <td>
                  {say(words[state])}
                  {needsReboot && ` · ${say(words.reboot)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </li>
  )
}
