import { useLanguage } from '@ampdeck/ui/language'
import { payloadText } from './payload-text.ts'
import styles from './pile.module.css'

/** What an event tells besides its kind. */
export function Payload({ of }: { of: unknown }) {
  const text = payloadText(of, useLanguage().language)
  return text && <span className={styles.payload}>{text}</span>
}
