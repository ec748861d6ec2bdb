import { useFormats } from '../language/use-formats.ts'
import { Figure, type FigureRest } from './figure.tsx'

export interface CountProps extends FigureRest {
  value: number | null | undefined
  /** What is counted, in the language in force. */
  unit?: string
}

/** A number of things. */
export function Count({ value, ...rest }: CountProps) {
  const { number } = useFormats()

  return <Figure {...rest} text={value == null ? null : number(value)} />
}
