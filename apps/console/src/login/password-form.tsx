import { ApiError } from '@ampdeck/api/client/outcome'
import type { Text } from '@ampdeck/api/texts'
import { Button, IconButton } from '@ampdeck/ui/button'
import { TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { redirectTarget } from '../session/paths.ts'
import { type Credentials, logIn } from './log-in.ts'
import styles from './login.module.css'
import { loginTexts as words } from './login.texts.ts'
import type { Branding } from './use-branding.ts'

const FIELDS = ['sellerNumber', 'account', 'password'] as const
type Field = (typeof FIELDS)[number]

/** Log-in by password. The inputs keep what was typed before the page's script arrived. */
export function PasswordForm({ branding }: { branding: Branding }) {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [empty, setEmpty] = useState<ReadonlySet<Field>>(new Set())

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (!form.current || isBusy) return
    const typed = Object.fromEntries(new FormData(form.current)) as unknown as Credentials
    const missing = FIELDS.filter((name) => String(typed[name] ?? '').trim() === '')
    setEmpty(new Set(missing))
    setFailure(undefined)
    if (missing[0]) {
      form.current.querySelector<HTMLInputElement>(`[name="${missing[0]}"]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await logIn({ ...typed, sellerNumber: typed.sellerNumber.trim(), account: typed.account.trim() })
      location.assign(redirectTarget(location.search, location.origin))
    } catch (error) {
      setFailure(sentence(error, say))
      setBusy(false)
    }
  }
  useSubmitBeforeLife(submit)
  const { sellerNumber, show } = branding
  useEffect(() => {
    const input = form.current?.elements.namedItem('sellerNumber')
    if (!(input instanceof HTMLInputElement)) return
    // What somebody has typed meanwhile stays, and the page is that seller's.
    if (input.value === '') input.value = sellerNumber
    else if (input.value !== sellerNumber) show(input.value)
  }, [sellerNumber, show])

  const field = (name: Field) => ({
    name,
    size: 'large' as const,
    required: true,
    error: empty.has(name) ? say(words.required) : undefined,
  })
  return (
    <form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextInput
        {...field('sellerNumber')}
        label={say(words.sellerNumber)}
        autoComplete="organization"
        onBlur={(event) => show(event.target.value)}
      />
      <TextInput {...field('account')} label={say(words.userName)} autoComplete="username" />
      <TextInput
        {...field('password')}
        label={say(words.password)}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        end={
          <IconButton label={say(words.show)} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
          </IconButton>
        }
      />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" look="primary" size="large" busy={isBusy}>
        {say(words.logIn)}
      </Button>
      <p className={styles.note}>{say(words.unknownNetwork)}</p>
    </form>
  )
}

/** A click on "Log in" that came before this script did is not lost: the document's first script has noted it. */
function useSubmitBeforeLife(submit: () => Promise<void>) {
  const latest = useRef(submit)
  latest.current = submit
  useEffect(() => {
    if (document.documentElement.dataset.submitted === undefined) return
    delete document.documentElement.dataset.submitted
    void latest.current()
  }, [])
}

/** spec.md §8: codes 4 and 8 show the server's message or the default, any other its message or "server exception". */
function sentence(error: unknown, say: (text: Text) => string): string {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'network' || error.kind === 'timeout') return say(words.network)
  const isCredentials = error.kind === 'wrongCredentials' || error.kind === 'locked'
  return error.message || say(isCredentials ? words.wrong : words.serverException)
}
