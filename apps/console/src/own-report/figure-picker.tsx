import { type FigureName, figures } from '@ampdeck/api/figures/figures'
import { subject, subjectOf } from '@ampdeck/api/figures/subjects'
import { type Composition, MAX_FIGURES, type Offered } from '@ampdeck/api/report/own-report'
import { CheckboxOption, SearchBox } from '@ampdeck/ui/fields'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { useGapWords } from './gap-words.ts'
import styles from './own-report.module.css'
import { words } from './own-report.words.ts'
import { unitName } from './unit-name.ts'

interface FigurePickerProps {
  of: Composition
  offered: Offered
  onTurn: (name: FigureName, isOn: boolean) => void
}

/** Every figure that may be composed, by what it is about, each with its unit, how it is computed and what it does not know. */
export function FigurePicker({ of, offered, onTurn }: FigurePickerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const gapWords = useGapWords()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = offered.figures.filter(({ name }) =>
    [...figures[name].label, ...figures[name].meaning, figures[name].k ?? ''].some((one) =>
      one.toLowerCase().includes(wanted),
    ),
  )
  const isFull = of.figures.length >= MAX_FIGURES

  return (
    <div className={styles.group}>
      <SearchBox
        size="bar"
        aria-label={say(words.search)}
        placeholder={say(words.search)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.subjects} tabIndex={0} aria-label={say(words.figures)}>
        {found.length === 0 && <p className={styles.none}>{say(words.noMatch)}</p>}
        {subject.codes.map((about) => {
          const own = found.filter(({ name }) => subjectOf(name) === about)
          if (own.length === 0) return null
          const chosen = own.filter(({ name }) => of.figures.includes(name)).length
          return (
            <details key={about} open={wanted !== '' || chosen > 0 || about === subject.codes[0]}>
              <summary>
                {subject.label(about, language)} ({chosen > 0 ? `${chosen} / ` : ''}
                {own.length})
              </summary>
              <ul>
                {own.map((figure) => {
                  const { name } = figure
                  const isOn = of.figures.includes(name)
                  const gaps = gapWords(figure, of)
                  return (
                    <li key={name} className={styles.figure}>
                      <CheckboxOption
                        checked={isOn}
                        disabled={!isOn && isFull}
                        onChange={(event) => onTurn(name, event.target.checked)}
                      >
                        {say(figures[name].label)}
                      </CheckboxOption>
                      <span className={styles.unit}>{say(unitName(name))}</span>
                      <p>{say(figures[name].meaning)}</p>
                      {gaps && <p>{gaps}</p>}
                    </li>
                  )
                })}
              </ul>
            </details>
          )
        })}
      </section>
    </div>
  )
}
