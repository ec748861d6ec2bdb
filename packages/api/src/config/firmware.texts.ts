import { texts } from '../texts.ts'

export const firmwareTexts = texts({
  name: ['Name', '名称'],
  kind: ['Kind', '类型'],
  manufacturer: ['Manufacturer', '厂商'],
  pileTypeIds: ['Pile types', '适用电桩类型'],
  versionNo: ['Version', '版本号'],
  notes: ['Notes', '更新说明'],
  signature: ['Signature (base64)', '签名（Base64）'],
  signingCertificate: ['Signing certificate (PEM)', '签名证书（PEM）'],
  fileName: ['File', '文件'],
  bytes: ['Size', '大小'],
  sha256: ['SHA-256', 'SHA-256'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
})
