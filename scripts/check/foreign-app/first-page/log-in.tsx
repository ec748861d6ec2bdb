import { ApiError } from '@ampdeck/api'
import { Button } from '@ampdeck/ui/button'
import { TextInput } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { PageHead } from '@ampdeck/ui/page-head'
import { useActionState } from 'react'
import { openSession } from './session.ts'

export function LogIn({ onDone }: { onDone: (grants: string[]) => void }) {
  const say = useSay()
  const [problem, send, isBusy] = useActionState(async (_: unknown, form: FormData) => {
    const text = (name: string) => String(form.get(name))
    try {
      const account = text('account')
      onDone(await openSession({ sellerNumber: text('seller'), account, password: text('password') }))
    } catch (error) {
      // Every failure is an `ApiError` with a sentence in the language of the client.
      if (error instanceof ApiError) return error.message
      throw error
    }
  }, undefined)

  return (
    <form action={send} style={{ display: 'grid', gap: 16, width: 320, margin: '10vh auto' }}>
      <PageHead title={say(['Log in', '登录'])} />
      <TextInput label={say(['Seller number', '商户编号'])} name="seller" required />
      <TextInput label={say(['User name', '用户名'])} name="account" required />
      <TextInput label={say(['Password', '密码'])} name="password" type="password" error={problem} required />
      <Button type="submit" look="primary" busy={isBusy}>
        {say(['Log in', '登录'])}
      </Button>
    </form>
  )
}
