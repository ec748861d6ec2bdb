import { type ReactNode, useEffect, useState } from 'react'

/** A component whose code comes later; `read` fetches it, for whoever knows that it will be drawn. */
export type Lazy<Props> = Part<Props> & { read(): Promise<unknown> }

/**
 * A component whose code is fetched when it is first drawn, or read before; what does not come is thrown, for the next error boundary.
 * Not by React's `lazy`: what a `Suspense` has once hidden is shown 300 ms later at the earliest, also where the code
 * is there long before.
 *
 * @param load Imports the module.
 * @param name The component's name in it.
 * @param waiting What stands there until then, if anything.
 */
export function lazyOf<Name extends string, Parts extends Readonly<Record<Name, Part<never>>>>(
  load: () => Promise<Parts>,
  name: Name,
  waiting?: ReactNode | ((props: PropsOf<Parts[Name]>) => ReactNode),
): Lazy<PropsOf<Parts[Name]>>
export function lazyOf<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, Part<Props>>>>,
  name: Name,
  waiting?: ReactNode | ((props: Props) => ReactNode),
): Lazy<Props> {
  const code: Code<Props> = {
    read: async () => (code.fetched ??= (await load())[name]),
  }

  const draw = (props: Props) => (
    <Fetched code={code} props={props} waiting={typeof waiting === 'function' ? waiting(props) : waiting} />
  )
  return Object.assign(draw, { read: code.read })
}

type Part<Props> = (props: Props) => ReactNode
type PropsOf<Shown> = Shown extends Part<infer Props> ? Props & object : never

interface Code<Props> {
  read(): Promise<Part<Props>>
  fetched?: Part<Props>
}

interface FetchedProps<Props> {
  code: Code<Props>
  props: Props
  waiting: ReactNode
}

function Fetched<Props extends object>({ code, props, waiting }: FetchedProps<Props>) {
  const [Part, setPart] = useState(() => code.fetched)
  const [failure, setFailure] = useState<{ error: unknown }>()

  useEffect(() => {
    if (Part) return
    code.read().then(
      (part) => setPart(() => part),
      (error: unknown) => setFailure({ error }),
    )
  }, [code, Part])

  if (failure) throw failure.error
  return Part ? <Part {...props} /> : waiting
}
