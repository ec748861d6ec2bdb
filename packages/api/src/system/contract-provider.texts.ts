import { texts } from '../texts.ts'

export const contractProviderTexts = texts({
  isOn: ['Plug & Charge enabled', '启用即插即充'],
  kind: ['Contract provider', '合约服务方'],
  address: ['Address', '地址'],
  token: ['Access token', '访问令牌'],
  timeoutSeconds: ['Time limit (s)', '超时（秒）'],
  acceptsWhenAway: [
    'Accept known eMAIDs while the provider is unavailable',
    '服务方不可用时允许已知 eMAID 充电',
  ],
  partyId: ['eMAID prefix', 'eMAID 前缀'],
})
