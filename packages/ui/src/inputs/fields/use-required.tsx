import { useId } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import type { FieldWiring } from './field-frame.tsx'

/**
 * For a group and a file input, which cannot have `aria-required`: their description begins with the word, which is
 * drawn anywhere in them.
 */
export function useRequired(isRequired: true | undefined, describedBy: FieldWiring['aria-describedby']) {
  const say = useSay()
  const id = useId()
  if (!isRequired) return { describedBy, word: null }
  return {
    describedBy: describedBy ? `${id} ${describedBy}` : id,
    word: (
      <span id={id} hidden>
        {say(['Required', '必填'])}
      </span>
    ),
  }
}
