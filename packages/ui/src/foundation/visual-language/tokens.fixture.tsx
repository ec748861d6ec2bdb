import { type RefObject, useEffect, useRef, useState } from 'react'
import css from '../theme/tokens.css?raw'
import styles from './visual-language.fixture.module.css'

/** The custom properties whose names begin so, in the order of the style sheet. */
export function tokensOf(...starts: string[]): string[] {
  const names = [...css.matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => starts.some((start) => name.startsWith(`--${start}`)))
}

/** Without the part that says what it is a value of. */
export function shortNameOf(token: string): string {
  return token.replace(/^--\w+-/, '')
}

/** A token's value where it stands: in this mode, theme colour, density and language. */
export function Value({ of }: { of: string }) {
  const ref = useRef<HTMLElement>(null)
  const value = useComputed(ref, (style) => style.getPropertyValue(of).trim())
  return (
    <code ref={ref} className={styles.value}>
      {value}
    </code>
  )
}

/** What the browser has come to for an element, again whenever the page's mode, theme colour or language changes. */
export function useComputed(
  ref: RefObject<HTMLElement | null>,
  read: (style: CSSStyleDeclaration) => string,
): string {
  const [value, setValue] = useState('')
  useEffect(() => {
    const measure = () => ref.current && setValue(read(getComputedStyle(ref.current)))
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(document.documentElement, { attributes: true })
    return () => observer.disconnect()
  })
  return value
}
