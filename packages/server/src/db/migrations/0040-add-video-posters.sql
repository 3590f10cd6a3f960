-- The picture that a video shows until it plays. A picture that is deleted leaves the video without one.
alter table media add column poster_id text collate "C";
alter table media add constraint media_poster foreign key (site_id, poster_id) references media (site_id, media_id) on delete set null (poster_id);
alter table media add constraint media_poster_of_video check (poster_id is null or kind = 'video');
