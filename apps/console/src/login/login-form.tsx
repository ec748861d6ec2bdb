import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import type { ReactNode } from 'react'
import styles from './login.module.css'
import { loginTexts } from './login.texts.ts'
import type { LoginDraft } from './use-login-form.ts'

interface LoginFormProps<Name extends string> {
  of: LoginDraft<Name>
  /** Small print below the button. */
  note?: string
  children: ReactNode
}

/** The frame of every form of the login pages: its fields, why it failed, and the way in. */
export function LoginForm<Name extends string>({ of, note, children }: LoginFormProps<Name>) {
  const say = useSay()

  return (
    <form
      ref={of.ref}
      method="post"
      className={styles.form}
      noValidate
      onSubmit={(event) => void of.submit(event)}
    >
      {children}
      <p role="alert" className={styles.failure}>
        {of.failure}
      </p>
      <Button type="submit" look="primary" size="large" busy={of.isBusy}>
        {say(loginTexts.logIn)}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
    </form>
  )
}
