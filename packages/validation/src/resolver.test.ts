import { createFormControl, type FieldErrors, type FieldValues, type UseFormProps } from 'react-hook-form'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { passwordChange, timingExport } from './forms.ts'
import { schemaResolver, taggedResolver } from './resolver.ts'
import { phone } from './rules.ts'

/** What a real form makes of a submit: the values that passed, or the errors. */
async function submit<In extends FieldValues, Out>(props: UseFormProps<In, unknown, Out>) {
  const { handleSubmit } = createFormControl<In, unknown, Out>(props)
  let outcome: { values?: Out; errors?: FieldErrors<In> } = {}
  await handleSubmit(
    (values) => {
      outcome = { values }
    },
    (errors) => {
      outcome = { errors }
    },
  )()
  return outcome
}

const Member = z.object({
  phone,
  name: z.string().max(3),
  age: z.coerce.number<string>().max(150),
})

test('a schema gives each field its first refusal in the language', async () => {
  const { errors } = await submit({
    resolver: schemaResolver(Member, 'zh-CN'),
    defaultValues: { phone: '1', name: 'abcd', age: '200' },
  })
  expect(errors).toMatchObject({
    phone: { type: 'invalid_format', message: '请输入正确的手机号码' },
    name: { type: 'too_big', message: '最多输入 3 个字符' },
    age: { type: 'too_big', message: '不能大于 150' },
  })
})

test('of two refusals a field shows the first', async () => {
  const { errors } = await submit({
    resolver: schemaResolver(passwordChange, 'en'),
    defaultValues: { oldPassword: 'old', newPassword: 'Ampdeck@2026', confirmPassword: 'weak' },
  })
  expect(errors?.confirmPassword?.message).toMatch(/^must contain 10\+ characters/)
})

test('a field that was never filled in cannot be empty', async () => {
  const { errors } = await submit({ resolver: schemaResolver(Member, 'en') })
  expect(errors?.name?.message).toBe('cannot be empty')
  expect(errors?.phone?.message).toBe('cannot be empty')
})

test('a schema hands over the values as it transforms them', async () => {
  const { values } = await submit({
    resolver: schemaResolver(Member, 'en'),
    defaultValues: { phone: '13000000000', name: 'Li', age: '30' },
  })
  expect(values).toEqual({ phone: '13000000000', name: 'Li', age: 30 })
})

test('an error of a list item is found at the item', async () => {
  const { errors } = await submit({
    resolver: schemaResolver(timingExport('2026-07-01'), 'en'),
    defaultValues: {
      isPush: 1 as const,
      startDate: '2026-07-01',
      timingCycle: 7 as const,
      emailList: [{ email: 'a@b.cn' }, { email: '' }],
    },
  })
  expect(errors?.emailList?.[0]).toBeUndefined()
  expect(errors?.emailList?.[1]?.email?.message).toBe('enter a valid e-mail address!')
})

test('a refusal of the form as a whole is kept under root', async () => {
  const Range = z.object({ from: z.int(), to: z.int() }).refine(({ from, to }) => from <= to, 'invalid')
  const { errors } = await submit({
    resolver: schemaResolver(Range, 'en'),
    defaultValues: { from: 2, to: 1 },
  })
  expect(errors?.root?.message).toBe('the information entered contains errors')
})

test('tags check a form of text inputs', async () => {
  const resolver = taggedResolver({ phone: 'phone|empty', note: 'en' }, 'en')
  const failed = await submit({ resolver, defaultValues: { phone: '', note: 'a'.repeat(51) } })
  expect(failed.errors).toMatchObject({
    phone: { type: 'phone', message: 'enter a correct phone number' },
    note: { type: 'tooLong', message: 'enter at most 50 characters' },
  })

  const passed = await submit({ resolver, defaultValues: { phone: '13000000000', note: '' } })
  expect(passed.values).toEqual({ phone: '13000000000', note: '' })
})

test('an unknown name in a tag neither compiles nor waits for the first check', () => {
  // @ts-expect-error -- the second name is no rule
  expect(() => taggedResolver({ phone: 'phone|nope' }, 'en')).toThrow('"nope"')
})
