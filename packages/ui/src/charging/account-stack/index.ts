export { AccountStack, type AccountStackProps } from './account-stack.tsx'
export { type Account, inDeductionOrder, usableOf } from './accounts.ts'
