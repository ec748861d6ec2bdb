import { type CommandResult, resultOf } from '@ampdeck/api/operation/command-result'
import { useSay } from '@ampdeck/ui/language'
import styles from './pile.module.css'

type Answered = Parameters<typeof resultOf>[0]

/** What became of a command as a sentence, with the pile's own word small beside it. */
export function CommandResultText({ of }: { of: Answered }) {
  const result = resultOf(of)
  return result ? <SaidResult of={result} /> : null
}

function SaidResult({ of: { text, word } }: { of: CommandResult }) {
  const say = useSay()

  return (
    <>
      {say(text)}
      {word && <small className={styles.word}> {word}</small>}
    </>
  )
}
