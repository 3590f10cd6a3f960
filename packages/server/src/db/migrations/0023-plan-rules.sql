-- Of the discounts of plans a buyer gets one, the best. Those that were written before this was said in the rule itself say it now; a plan's rule has the plan's id.
update discount set definition = definition || '{"oneOf": "plan"}', revision = discount.revision + 1
from plan where plan.site_id = discount.site_id and plan.id = discount.discount_id and not discount.definition ? 'oneOf';
