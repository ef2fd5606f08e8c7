/** What an event is about: ids only, never data of the person. */
export interface EventPayload {
  readonly customerId?: string;
  readonly businessId?: string;
  readonly analysisId?: string;
  readonly sessionId?: string;
  readonly reportId?: string;
  readonly serviceAccountId?: string;
}
