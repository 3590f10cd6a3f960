-- The code of a color stands beside its facet: a list of filters shows it, also when no product of the page has that color.
alter table facet_value add column color text check (color ~ '^#[0-9a-f]{6}$');
update facet_value f set color = known.color
from (
  select distinct on (c.site_id, c.name, choice ->> 'name') c.site_id, c.name || ':' || (choice ->> 'name') as value, lower(choice ->> 'value') as color
  from customization c cross join lateral jsonb_array_elements(c.choices) as choice
  where c.render_type = 'SWATCH_CHOICES' and choice ->> 'value' ~* '^#[0-9a-f]{6}$'
  order by c.site_id, c.name, choice ->> 'name', c.customization_id
) as known
where f.site_id = known.site_id and f.kind = 'option' and f.value = known.value;

-- The amounts of gift cards are no filters.
create temporary table amount on commit drop as
select l.site_id, l.numeric_id, l.visible, l.in_stock, f.facet_id
from product p
join listing l on l.site_id = p.site_id and l.numeric_id = p.numeric_id
join facet_value f on f.site_id = l.site_id and f.kind = 'option' and f.facet_id = any (l.facets)
where p.doc ->> 'giftCard' = 'true';
update facet_value f set product_count = f.product_count - gone.visible, in_stock_count = f.in_stock_count - gone.in_stock
from (
  select site_id, facet_id, count(*) filter (where visible) as visible, count(*) filter (where visible and in_stock) as in_stock
  from amount group by site_id, facet_id
) as gone
where f.site_id = gone.site_id and f.facet_id = gone.facet_id;
update listing l set facets = array(select facet_id from unnest(l.facets) as facet_id where facet_id <> all (gone.facet_ids) order by 1)
from (select site_id, numeric_id, array_agg(facet_id) as facet_ids from amount group by site_id, numeric_id) as gone
where l.site_id = gone.site_id and l.numeric_id = gone.numeric_id;
