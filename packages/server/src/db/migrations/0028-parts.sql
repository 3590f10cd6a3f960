-- What hangs on a product is held to it for all rows of a statement at once. A foreign key asks for each row by a small query of its own,
-- and those were a seventh of all the processor time of an import. What a foreign key promises is still held: what a row names is there,
-- and stays until the one who wrote the row is done (locked as a foreign key locks it); what goes takes along what hangs on it, or may
-- not go; and neither end moves elsewhere.

create function stays_what_it_is() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = format('A row of "%s" cannot become another one''s: what names it, or what it names, would be lost.', tg_table_name);
end $$;

-- `named` is the column that both tables have, beside the site. Every such lookup has an index, which is taken however few rows there were when it was planned.
create procedure hold_together(part text, whole text, named text, takes_along boolean) language plpgsql as $procedure$
begin
  execute format($sql$
    create function %1$s_needs_%2$s() returns trigger language plpgsql set enable_seqscan = off as $$
    declare missing text;
    begin
      select %3$s into missing from (select distinct site_id, %3$s from added) as wanted
      where not exists (select from %2$s as there where there.site_id = wanted.site_id and there.%3$s = wanted.%3$s for key share) limit 1;
      if found then
        raise foreign_key_violation using message = format('A row of "%1$s" names %%s, and "%2$s" has none of that name.', missing);
      end if;
      return null;
    end $$;
    create trigger needs_%2$s after insert on %1$s referencing new table as added for each statement execute function %1$s_needs_%2$s();
    create trigger stays_with_%2$s before update of site_id, %3$s on %1$s for each row
      when (old.site_id <> new.site_id or old.%3$s <> new.%3$s) execute function stays_what_it_is();
    create trigger stays_for_%1$s before update of site_id, %3$s on %2$s for each row
      when (old.site_id <> new.site_id or old.%3$s <> new.%3$s) execute function stays_what_it_is();
    $sql$, part, whole, named);
  if takes_along then
    execute format($sql$
      create function %2$s_takes_%1$s() returns trigger language plpgsql set enable_seqscan = off as $$
      begin
        delete from %1$s using gone where %1$s.site_id = gone.site_id and %1$s.%3$s = gone.%3$s;
        return null;
      end $$;
      create trigger takes_%1$s after delete on %2$s referencing old table as gone for each statement execute function %2$s_takes_%1$s();
      $sql$, part, whole, named);
  else
    execute format($sql$
      create function %2$s_keeps_for_%1$s() returns trigger language plpgsql set enable_seqscan = off as $$
      declare needed text;
      begin
        select gone.%3$s into needed from gone where exists (select from %1$s as part where part.site_id = gone.site_id and part.%3$s = gone.%3$s) limit 1;
        if found then
          raise foreign_key_violation using message = format('%%s cannot be taken out of "%2$s": a row of "%1$s" names it.', needed);
        end if;
        return null;
      end $$;
      create trigger keeps_for_%1$s after delete on %2$s referencing old table as gone for each statement execute function %2$s_keeps_for_%1$s();
      $sql$, part, whole, named);
  end if;
end $procedure$;

alter table variant drop constraint variant_site_id_product_id_fkey;
call hold_together('variant', 'product', 'product_id', true);

alter table stock drop constraint stock_site_id_variant_id_fkey;
call hold_together('stock', 'variant', 'variant_id', true);

alter table listing drop constraint listing_site_id_numeric_id_fkey;
call hold_together('listing', 'product', 'numeric_id', true);

alter table collection_product drop constraint collection_product_site_id_product_id_fkey, drop constraint collection_product_site_id_collection_id_fkey;
call hold_together('collection_product', 'product', 'product_id', true);
call hold_together('collection_product', 'collection', 'collection_id', true);

alter table product_customization drop constraint product_customization_site_id_product_id_fkey, drop constraint product_customization_site_id_customization_id_fkey;
call hold_together('product_customization', 'product', 'product_id', true);
call hold_together('product_customization', 'customization', 'customization_id', false);

drop procedure hold_together;
