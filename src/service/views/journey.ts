import type { z } from "@hono/zod-openapi";
import type { Backend } from "../backend.js";
import type { REGISTRATION, SESSION } from "../schemas/journey.js";
import type { Customer, Session } from "../store/records.js";
import { instantOf } from "./party.js";

/** A customer as the journey shows it. */
export function viewRegistration(customer: Customer): z.input<typeof REGISTRATION> {
  return {
    id: customer.id,
    customer_id: customer.id,
    custom_identifier: customer.customIdentifier,
    created_at: instantOf(customer.createdAt),
    updated_at: instantOf(customer.updatedAt),
  };
}

/** A session as it is now. */
export function viewSession({ expiry }: Backend, session: Session): z.input<typeof SESSION> {
  const { id, customerId, status, analysisId, createdAt, updatedAt } = expiry.applyTo(session);
  return {
    session_id: id,
    customer_id: customerId,
    status,
    ...(analysisId !== undefined && { analysis_id: analysisId }),
    created_at: instantOf(createdAt),
    updated_at: instantOf(updatedAt),
    expires_at: instantOf(expiry.expiryOf(session)),
  };
}
